import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { readDone, readHousekeepingDone } from "#office/desk/done.server.ts";
import { otherCopies } from "#office/desk/done.ts";
import { EnquiryList, ListControls } from "#office/desk/list/enquiry-list.tsx";
import { FloodNotice } from "#office/desk/list/flood-notice.tsx";
import { listSearchParams, readListQuery } from "#office/desk/list/list-query.ts";
import { readLists } from "#office/desk/list/list-view.server.ts";
import { WaitingNotice } from "#office/desk/list/waiting-notice.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/desk-list";

export const meta: Route.MetaFunction = () => [{ title: "To answer | The desk" }];

export const handle: RouteHandle = {
  searchParams: listSearchParams,
};

const doneWords = {
  erased: {
    did: ["erased it"],
    words: `It is gone from the desk, with its notes. ${otherCopies}`,
  },
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { desk, staff } = requireDesk(context);
  const query = readListQuery(url.searchParams);
  const now = Date.now();
  const lists = await readLists(desk, query, { who: staff.email, now });
  const reader = { desk, who: staff.email, now };
  const erased =
    (await readDone(doneWords, url.searchParams, reader, null)) ??
    (await readHousekeepingDone(url.searchParams, reader));
  const waiting = await desk.housekeeping.countWaiting(now);
  return { lists, show: query.show, search: query.search, erased, waiting, seenAt: now };
}

export default function DeskList({ loaderData }: Route.ComponentProps) {
  const { lists, show, search, erased, waiting, seenAt } = loaderData;
  return (
    <>
      <h1 className="mb-4 font-semibold text-heading">To answer</h1>
      {erased && (
        <Notice tone="good" title="Erased">
          {erased}
        </Notice>
      )}
      <FloodNotice count={waiting.flood} seenAt={seenAt} />
      <WaitingNotice waiting={waiting} show={show} />
      <ListControls show={show} search={search} />
      {search && lists.every(({ rows }) => rows.length === 0) ? (
        <p>Nothing is stored for “{search}”. The beginning of a word is enough.</p>
      ) : (
        lists.map((list) => <EnquiryList key={list.title} list={list} />)
      )}
    </>
  );
}
