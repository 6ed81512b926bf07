import { execa } from "execa";
import { getPlatformProxy } from "wrangler";
import {
  dueQueries,
  listQueries,
  samePersonQuery,
} from "../app/office/desk/store/desk-lists.server.ts";
import { storeEnquiries } from "../tests/fixtures/office/many-enquiries.ts";
import type { PartResult } from "./report.ts";

const enquiries = 10_000;
const latest = [Number.MAX_SAFE_INTEGER, 0];
const anyDueTime = [0, -1, Number.MAX_SAFE_INTEGER];

const method = [`Rows: what D1 reads for a list of the desk's from ${enquiries} enquiries.`];

/** How many rows D1 reads for the lists of the desk. */
export async function measureDesk(): Promise<PartResult> {
  const statements: [name: string, sql: string, values: (string | number)[]][] = [
    ["desk: due", dueQueries.all, anyDueTime],
    ["desk: due quotes", dueQueries.quotes, anyDueTime],
    ["desk: answered", listQueries.answered.sql, latest],
    ["desk: refused", listQueries.refused.sql, latest],
    ["desk: same person", samePersonQuery, ["x", "a1@example.com", "98765", "Visitor 1"]],
  ];
  const state = `${process.env.STATE_DIR}/desk`;
  await execa("wrangler", [
    "d1",
    "migrations",
    "apply",
    "ENQUIRIES",
    "--local",
    "--persist-to",
    state,
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
