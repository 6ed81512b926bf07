import { href } from "react-router";
import { deskLogRetentionDays } from "#content/company/retention.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { describeLog } from "#office/desk/log-view.server.ts";
import { Log } from "#office/desk/parts/log-list.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { Route } from "./+types/desk-log";

export const meta: Route.MetaFunction = () => [{ title: "Who did what | The desk" }];

/** The reference of the enquiry that it is about, and the line before which a page begins. */
export const handle: RouteHandle = {
  searchParams: { about: /^[\dA-F]{4}-[\dA-F]{4}$/, before: /^\d{1,15}$/ },
};

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const about = searchParams.get("about");
  const before = searchParams.get("before");
  const { journal } = requireDesk(context).desk;
  const lines = await journal.readLog(about, before === null ? undefined : Number(before));
  return { about, isNewest: before === null, log: describeLog(lines, about) };
}

export default function DeskLog({ loaderData: { about, isNewest, log } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="font-semibold text-heading">Who did what</h1>
      <p className="mt-2 text-ink-soft">
        {about ? `About ${about}, the` : "The"} newest first. Lines are kept for{" "}
        {deskLogRetentionDays} days, by references alone.
      </p>
      {!isNewest && (
        <PageLink
          to={`${href("/desk/log")}${about ? `?${new URLSearchParams({ about })}` : ""}`}
          className="inline-block py-2"
        >
          The newest
        </PageLink>
      )}
      <Log log={log} hasReferences={about === null} />
    </>
  );
}
