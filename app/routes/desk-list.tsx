import { href } from "react-router";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { readDone, readHousekeepingDone, readSeveralDone } from "#office/desk/done.server.ts";
import { otherCopies } from "#office/desk/done.ts";
import { nameOf } from "#office/desk/enquiry-words.ts";
import { changeSeveral } from "#office/desk/list/change-several.server.ts";
import { EnquiryList } from "#office/desk/list/enquiry-list.tsx";
import { FloodNotice } from "#office/desk/list/flood-notice.tsx";
import { ListControls } from "#office/desk/list/list-controls.tsx";
import { headingOf } from "#office/desk/list/list-heading.ts";
import { listSearchParams, readListQuery } from "#office/desk/list/list-query.ts";
import { readLists } from "#office/desk/list/list-view.server.ts";
import { HandOver, Several } from "#office/desk/list/several.tsx";
import { WaitingNotice } from "#office/desk/list/waiting-notice.tsx";
import { OutcomeNotice } from "#office/desk/parts/outcome-notice.tsx";
import { receivePost } from "#office/desk/post.server.ts";
import type { Route } from "./+types/desk-list";

export const meta: Route.MetaFunction = () => [{ title: "Due | The desk" }];

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
  const reader = { desk, who: staff.email, now };
  const line = await desk.journal.findLastLine();
  const [lists, counts, holders, people, waiting] = await Promise.all([
    readLists(desk, query, reader),
    desk.lists.count(),
    desk.lists.countByHolder(),
    desk.journal.listPeople(),
    desk.housekeeping.countWaiting(now),
  ]);
  const done =
    (await readDone(doneWords, url.searchParams, reader, null)) ??
    (await readHousekeepingDone(url.searchParams, reader)) ??
    (await readSeveralDone(url.searchParams, reader));
  const { show, search, holder } = query;
  return {
    lists,
    counts,
    holders,
    show,
    search,
    holder,
    done,
    waiting,
    line,
    seenAt: now,
    people: Object.fromEntries(
      [...people, staff.email, ...holders.flatMap(({ who }) => who || [])].map((who) => [
        who,
        nameOf(who),
      ]),
    ),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receivePost({ request, context }, href("/desk"), changeSeveral);

export default function DeskList({ loaderData, actionData }: Route.ComponentProps) {
  const { lists, search, holder, holders, done, waiting, seenAt, line, people } = loaderData;
  const held = holders.find(({ who }) => who !== "" && who === holder);
  const hasRows = lists.some(({ rows }) => rows.length > 0);
  return (
    <>
      <h1 className="wrap-anywhere mb-4 font-semibold text-heading">{headingOf(loaderData)}</h1>
      <OutcomeNotice refusal={actionData} done={done} />
      <FloodNotice count={waiting.flood} seenAt={seenAt} />
      <WaitingNotice waiting={waiting} show={loaderData.show} />
      <ListControls {...loaderData} />
      {held && (
        <HandOver from={held.who} name={nameOf(held.who)} people={people} count={held.count} />
      )}
      {search && !hasRows ? (
        <p className="wrap-anywhere">
          Nothing is stored for “{search}”. The beginning of a word is enough.
        </p>
      ) : (
        lists.map((list) => (
          <EnquiryList key={list.title} list={list} isChoosable chosen={actionData?.typed} />
        ))
      )}
      {hasRows && <Several line={line} people={people} refusal={actionData ?? null} />}
    </>
  );
}
