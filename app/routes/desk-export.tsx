import { href } from "react-router";
import { dayInIndia, dayMs } from "#edge/http/india-clock.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { countOf } from "#office/desk/done.ts";
import { type ExportRange, readRange } from "#office/desk/export/export-range.ts";
import { SeenState } from "#office/desk/parts/desk-form.tsx";
import { Button } from "#ui/button.tsx";
import { FormField } from "#ui/forms/fields/form-field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/desk-export";

export const meta: Route.MetaFunction = () => [{ title: "Export | The desk" }];

/** The days to count and to export. */
export const handle: RouteHandle = {
  searchParams: { from: /^[\d-]{1,10}$/, to: /^[\d-]{1,10}$/ },
};

const daysBefore = 30;

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const now = Date.now();
  const today = dayInIndia(now);
  const isAsked = searchParams.has("from") || searchParams.has("to");
  const range: ExportRange = isAsked
    ? { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "" }
    : { from: dayInIndia(now - daysBefore * dayMs), to: today };
  const period = readRange(range);
  if ("problem" in period) return { range, problem: period.problem, count: 0, today };
  const count = await requireDesk(context).desk.exports.count(period);
  return { range, problem: null, count, today };
}

export default function DeskExport({
  loaderData: { range, problem, count, today },
}: Route.ComponentProps) {
  return (
    <section className="max-w-xl rounded-card bg-paper p-5 shadow-card">
      <h1 className="font-semibold text-2xl">Export as CSV</h1>
      <p className="mt-2">
        A row for each enquiry, with pet, breed and route, its offer, its journey and all notes. The
        log will say that you exported it. Keep the file as safe as the desk, and delete it when you
        are done.
      </p>
      {problem && (
        <div className="mt-4">
          <Notice tone="bad" title="Not yet">
            {problem}
          </Notice>
        </div>
      )}
      <form className="mt-4 grid gap-4">
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
          <Button type="submit" look="quiet">
            Count
          </Button>
        </div>
      </form>
      {!problem && (
        <form
          method="post"
          action={href("/desk/export.csv")}
          className="mt-5 border-sand-deep border-t pt-4"
        >
          <p>
            From {range.from} to {range.to}: <strong>{countOf(count)}</strong>
          </p>
          <SeenState seen={range} />
          {count > 0 && (
            <div className="mt-3">
              <Button type="submit">Export {countOf(count)}</Button>
            </div>
          )}
        </form>
      )}
    </section>
  );
}
