import { neverCached } from "#edge/http/plain-response.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { writeFiguresCsv } from "#office/desk/figures/figures-view.server.ts";
import type { Route } from "./+types/desk-figures-csv";

/** All months. They are about nobody, so the log does not say who took them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { figures } = requireDesk(context).desk;
  return new Response(writeFiguresCsv(await figures.read("2000-01", "2099-12")), {
    headers: {
      ...neverCached,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="figures.csv"',
    },
  });
}
