import { deskLogRetentionDays } from "#content/company/retention.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { describeEntry } from "#office/desk/enquiry/enquiry-view.server.ts";
import { Log } from "#office/desk/log-list.tsx";
import type { Route } from "./+types/desk-log";

export const meta: Route.MetaFunction = () => [{ title: "Who did what | The desk" }];

export async function loader({ context }: Route.LoaderArgs) {
  const entries = await requireDesk(context).desk.journal.readLog(null);
  return { entries: entries.map(describeEntry) };
}

export default function DeskLog({ loaderData: { entries } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="font-semibold text-heading">Who did what</h1>
      <p className="mt-2 text-ink-soft">
        The last hundred changes. They are kept for {deskLogRetentionDays} days, by references
        alone.
      </p>
      <Log entries={entries} hasReferences />
    </>
  );
}
