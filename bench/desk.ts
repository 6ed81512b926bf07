import { execa } from "execa";
import { runnerImport } from "vite";
import { getPlatformProxy } from "wrangler";
import { storeEnquiries } from "../tests/fixtures/many-enquiries.ts";
import type { PartResult } from "./report.ts";

const enquiries = 10_000;
const latest = [Number.MAX_SAFE_INTEGER, 0];
const anyDueTime = [0, Number.MAX_SAFE_INTEGER, -1, 0];

const method = [
  `Rows: what D1 reads for a list of the desk's from ${enquiries} enquiries; for the search, in the worst case that all have its word.`,
];

/** How many rows D1 reads for the lists of the desk. */
export async function measureDesk(): Promise<PartResult> {
  // Through Vite, since Node does not know the path aliases of the app.
  const { module: lists } = await runnerImport<
    typeof import("../app/desk/store/desk-lists.server")
  >("app/desk/store/desk-lists.server.ts", { configFile: false, resolve: { tsconfigPaths: true } });
  const statements: [name: string, sql: string, values: (string | number)[]][] = [
    ["desk: due", lists.dueQueries.all, anyDueTime],
    ["desk: due quotes", lists.dueQueries.quotes, anyDueTime],
    ["desk: answered", lists.listQueries.answered, latest],
    ["desk: refused", lists.listQueries.refused, latest],
    ["desk: same address", lists.listQueries.sameAddress, ["a1@example.com", "x"]],
    ["desk: search", lists.searchQuery(1), ["visitor"]],
  ];
  const state = `${process.env.STATE_DIR}/desk`;
  await execa("wrangler", [
    ...["d1", "migrations", "apply", "ENQUIRIES", "--local", "--persist-to", state],
  ]);
  const { env, dispose } = await getPlatformProxy<Pick<Env, "ENQUIRIES">>({
    persist: { path: `${state}/v3` },
    remoteBindings: false,
  });
  const figures: PartResult["figures"] = {};
  await storeEnquiries(env.ENQUIRIES, enquiries);
  for (const [name, sql, values] of statements) {
    const { meta } = await env.ENQUIRIES.prepare(sql)
      .bind(...values)
      .all();
    figures[name] = { rowsRead: meta.rows_read };
  }
  await dispose();
  return { method, figures };
}
