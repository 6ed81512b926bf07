import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { EnquiryList, ListControls } from "#office/desk/list/enquiry-list.tsx";
import { listSearchParams, readListQuery } from "#office/desk/list/list-query.ts";
import { readLists } from "#office/desk/list/list-view.server.ts";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/desk-list";

export const meta: Route.MetaFunction = () => [{ title: "To answer | The desk" }];

export const handle: RouteHandle = {
  searchParams: listSearchParams,
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { desk, staff } = requireDesk(context);
  const query = readListQuery(url.searchParams);
  const lists = await readLists(desk, query, { who: staff.email, now: Date.now() });
  const isErased = url.searchParams.get("done") === "erased";
  return { lists, show: query.show, search: query.search, isErased };
}

export default function DeskList({ loaderData }: Route.ComponentProps) {
  const { lists, show, search, isErased } = loaderData;
  return (
    <>
      <h1 className="mb-4 font-semibold text-heading">To answer</h1>
      {isErased && (
        <Notice tone="good" title="Erased">
          It is gone from the desk, with its notes. The form service still has its copy.
        </Notice>
      )}
      <ListControls show={show} search={search} />
      {search && lists.every(({ rows }) => rows.length === 0) ? (
        <p>Nothing is stored for “{search}”. The beginning of a word is enough.</p>
      ) : (
        lists.map((list) => <EnquiryList key={list.title} list={list} />)
      )}
    </>
  );
}
