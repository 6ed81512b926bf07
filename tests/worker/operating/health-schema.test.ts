import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { visit } from "#tests/worker/site.ts";

const { results: columns } = await env.ENQUIRIES.prepare(
  `SELECT tables.name AS "table", columns.name AS "column"
   FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
   WHERE tables.type = 'table' AND tables.sql LIKE '%STRICT'`,
).all<{ table: string; column: string }>();

const tables = [...new Set(columns.map(({ table }) => table))];

async function readStatuses() {
  const response = await visit("/healthz?deep=1", {
    headers: { Authorization: `Bearer ${env.HOOK_TOKEN}` },
  });
  const { status, checks } = await response.json<{
    status: string;
    checks: { database: { status: string } };
  }>();
  return { http: response.status, status, database: checks.database.status };
}

const down = { http: 503, status: "down", database: "failed" };

/** Reads the health while a statement is in force, and undoes it by the other. */
async function readStatusesDuring(fault: string, end: string) {
  await env.ENQUIRIES.exec(fault);
  try {
    return await readStatuses();
  } finally {
    await env.ENQUIRIES.exec(end);
  }
}

describe("deep health", () => {
  it("walks all tables of the migrations", () => {
    expect(tables.toSorted()).toEqual([
      "desk_log",
      "digests",
      "enquiries",
      "enquiry_corrections",
      "enquiry_notes",
      "figures",
      "journeys",
      "mail_limits",
      "mails",
      "offers",
      "signatures",
      "texts",
    ]);
  });

  it.each(tables)("is down without the table %s, and ok once it is back", async (table) => {
    const statuses = await readStatusesDuring(
      `ALTER TABLE ${table} RENAME TO away`,
      `ALTER TABLE away RENAME TO ${table}`,
    );
    expect(statuses).toEqual(down);
    expect(await readStatuses()).toEqual({ http: 200, status: "ok", database: "ok" });
  });

  it.each(columns.map(({ table, column }) => [table, column]))(
    "is down if %s lacks the column %s",
    async (table, column) => {
      const statuses = await readStatusesDuring(
        `ALTER TABLE ${table} RENAME COLUMN ${column} TO away`,
        `ALTER TABLE ${table} RENAME COLUMN away TO ${column}`,
      );
      expect(statuses).toEqual(down);
    },
  );

  it("leaves no row in any table", async () => {
    expect(await readStatuses()).toMatchObject({ database: "ok" });
    for (const table of tables) {
      const { results } = await env.ENQUIRIES.prepare(`SELECT * FROM ${table}`).all();
      expect(results, table).toEqual([]);
    }
  });
});
