import { href } from "react-router";
import { dayMs, todayInIndia } from "#edge/http/india-clock.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { type ExportRange, readRange } from "#office/desk/export/export-range.ts";
import { Button } from "#ui/button.tsx";
import { FormField } from "#ui/forms/form-field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/desk-export";

export const meta: Route.MetaFunction = () => [{ title: "Export | The desk" }];

/** The dates of a range that could not be exported. */
export const handle: RouteHandle = {
  searchParams: { from: /^[\d-]{1,10}$/, to: /^[\d-]{1,10}$/ },
};

const daysBefore = 30;

export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const now = Date.now();
  const today = todayInIndia(new Date(now));
  const from = searchParams.get("from");
  const to = searchParams.get("to");
  if (from === null && to === null) {
    const first = todayInIndia(new Date(now - daysBefore * dayMs));
    return { range: { from: first, to: today }, problem: null, today };
  }
  const range: ExportRange = { from: from ?? "", to: to ?? "" };
  const reading = readRange(range);
  return { range, problem: "problem" in reading ? reading.problem : null, today };
}

export default function DeskExport({
  loaderData: { range, problem, today },
}: Route.ComponentProps) {
  return (
    <section className="max-w-xl rounded-card bg-paper p-5 shadow-card">
      <h1 className="font-semibold text-2xl">Export as CSV</h1>
      <p className="mt-2">
        A row for each enquiry, with pet, breed and route. The log will say that you exported it.
        Keep the file as safe as the desk, and delete it when you are done.
      </p>
      {problem && (
        <div className="mt-4">
          <Notice tone="bad" title="Not yet">
            {problem}
          </Notice>
        </div>
      )}
      <form method="post" action={href("/desk/export.csv")} className="mt-4 grid gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <FormField
            label="From"
            name="from"
            type="date"
            required
            max={today}
            defaultValue={range.from}
          />
          <FormField
            label="To"
            name="to"
            type="date"
            required
            max={today}
            defaultValue={range.to}
          />
        </div>
        <div>
          <Button type="submit">Export</Button>
        </div>
      </form>
    </section>
  );
}
