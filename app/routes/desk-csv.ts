import { href } from "react-router";
import { readForm } from "#edge/http/limited-body.server.ts";
import { neverCached, seeOther } from "#edge/http/plain-response.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { streamCsv } from "#office/desk/export/export-csv.server.ts";
import { readRange } from "#office/desk/export/export-range.ts";
import type { Route } from "./+types/desk-csv";

/** A post, since the log names who took an export. */
export async function action({ request, context }: Route.ActionArgs) {
  const { desk, staff } = requireDesk(context);
  const form = await readForm(request);
  const [from = "", to = ""] = ["from", "to"].map((name) => String(form?.get(name) ?? ""));
  const period = readRange({ from, to });
  if ("problem" in period) {
    return seeOther(`${href("/desk/export")}?${new URLSearchParams({ from, to })}`);
  }
  const deed = { who: staff.email, at: Date.now(), did: `exported ${from} to ${to}` };
  const details = await desk.exports.begin(period, deed);
  return new Response(streamCsv(details, desk.exports.readPages(period)), {
    headers: {
      ...neverCached,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="enquiries-${from}-${to}.csv"`,
    },
  });
}
