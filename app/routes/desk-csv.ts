import { href } from "react-router";
import { neverCached, seeOther } from "#edge/http/plain-response.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { formatExport } from "#office/desk/export/export-csv.ts";
import { readRange } from "#office/desk/export/export-range.ts";
import { readForm } from "#office/enquiry/accept-enquiry.server.ts";
import type { Route } from "./+types/desk-csv";

/** A post, since the log names who took an export. */
export async function action({ request, context }: Route.ActionArgs) {
  const { desk, staff } = requireDesk(context);
  const form = await readForm(request);
  const [from = "", to = ""] = ["from", "to"].map((name) => String(form?.get(name) ?? ""));
  const range = readRange({ from, to });
  if ("problem" in range) {
    return seeOther(`${href("/desk/export")}?${new URLSearchParams({ from, to })}`);
  }
  const deed = { who: staff.email, at: Date.now(), did: `exported ${from} to ${to}` };
  const enquiries = await desk.journal.takeExport(range.fromTime, range.untilTime, deed);
  return new Response(formatExport(enquiries), {
    headers: {
      ...neverCached,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="enquiries-${from}-${to}.csv"`,
    },
  });
}
