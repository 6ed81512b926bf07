import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { backupRetentionDays } from "#content/company/retention.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import { backupCron } from "#office/backup/backups.server.ts";
import { dumpDatabase } from "#office/backup/dump.server.ts";
import { storeEnquiries } from "#tests/fixtures/office/many-enquiries.ts";
import { ageEnquiries, newEnquiry, postEnquiry, runCron } from "#tests/worker/enquiry-outbox.ts";
import { postQuote } from "#tests/worker/quote-visitor.ts";
import { expectConsoleErrors, loggedErrors } from "#tests/worker/setup.ts";
import { setClock, visit } from "#tests/worker/site.ts";

const { BACKUPS: bucket, ENQUIRIES: database, RESTORED: fresh } = env;

beforeEach(async () => {
  const { objects } = await bucket.list();
  await bucket.delete(objects.map(({ key }) => key));
});

const listKeys = async () => (await bucket.list()).objects.map(({ key }) => key);

async function backUpOn(day: string): Promise<void> {
  setClock(`${day}T20:15:00Z`);
  await runCron(backupCron);
}

/** Statements of SQL with their texts, in which a semicolon ends nothing, and without what is a comment. */
const statementsOf = (sql: string) => sql.match(/(?:'(?:[^']|'')*'|--[^\n]*|[^';])+;/g) ?? [];

async function restore(sql: string): Promise<void> {
  const names = await fresh
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '[s_]*_*'")
    .raw<[string]>();
  for (const [name] of names.toReversed()) await fresh.exec(`DROP TABLE "${name}"`);
  const statements = statementsOf(sql).map((statement) => fresh.prepare(statement));
  for (let start = 0; start < statements.length; start += 500) {
    await fresh.batch(statements.slice(start, start + 500));
  }
}

/** All that a database has: its schema, and the type and the bytes of each value. */
async function readAll(one: D1Database) {
  const schema = await one
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT GLOB '_cf_*' ORDER BY name",
    )
    .all<{ name: string; sql: string }>();
  const tables = schema.results.filter(({ sql }) => sql.startsWith("CREATE TABLE"));
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const columns = await one.prepare("SELECT name FROM pragma_table_info(?1)").bind(name).raw();
      const values = columns.map(([column]) => `typeof("${column}") || hex("${column}")`);
      return [name, await one.prepare(`SELECT ${values.join(", ")} FROM "${name}"`).raw()] as const;
    }),
  );
  return { schema: schema.results, rows: Object.fromEntries(rows) };
}

/** As SQL. */
const oddTexts = [
  "'O''Brien''s; DROP TABLE enquiries;'",
  "'👩‍👩‍👧‍👦 मोती 犬'",
  "'one' || char(10) || 'two;' || char(13, 10) || '-- three'",
  "'nul' || char(0) || 'and after'",
  `'{"to":"uk","note":"a \\"quoted\\" word\\n"}'`,
  "''",
];

async function fillWithOddRows(): Promise<void> {
  await storeEnquiries(database, 2_000);
  const odd = oddTexts.map((text, index) => `WHEN ${index} THEN ${text}`).join(" ");
  await database.batch(
    [
      `UPDATE enquiries SET message = CASE received_at % ${oddTexts.length} ${odd} END, details = message`,
      "UPDATE enquiries SET reply_by = 9223372036854775807, claimed_at = -9007199254740993 WHERE id = 'row-7'",
      "INSERT INTO journeys (enquiry_id, booked_at, stages, current, words) SELECT id, 1, '[]', '', message FROM enquiries WHERE received_at % 9 = 0",
      "INSERT INTO enquiry_notes (enquiry_id, at, who, text) SELECT id, 2, 'meera', message FROM enquiries WHERE received_at % 4 = 0",
      "INSERT INTO mails (enquiry_id, kind, revision, words, created_at, next_attempt_at) SELECT id, 'reply', 1, message, 2, 2 FROM enquiries WHERE received_at % 5 = 0",
      "INSERT INTO mails (kind, revision, words, created_at, next_attempt_at) VALUES ('alarm', 1, 'late', 2, 2)",
      "INSERT INTO mail_limits (recipient, weight, until) VALUES ('a', 1, 2)",
      "INSERT INTO desk_log (at, who, did) VALUES (3, 'meera', 'answered')",
    ].map((sql) => database.prepare(sql)),
  );
}

describe("the nightly run", () => {
  it("makes a backup that restores every row, byte for byte, in an empty database", async () => {
    await fillWithOddRows();
    await backUpOn("2036-11-29");
    expect(await listKeys()).toEqual(["enquiries/2036-11-30.sql"]);
    await restore((await (await bucket.get("enquiries/2036-11-30.sql"))?.text()) ?? "");
    const restored = await readAll(fresh);
    expect(restored.rows.enquiries).toHaveLength(2_000);
    expect(restored.rows.journeys).toHaveLength(222);
    expect(restored).toEqual(await readAll(database));
  });

  it("makes a file of several parts of a larger database", async () => {
    await storeEnquiries(database, 2_000);
    await database.exec("UPDATE enquiries SET search_text = hex(zeroblob(2500))");
    await backUpOn("2036-11-29");
    const file = await (await bucket.get("enquiries/2036-11-30.sql"))?.text();
    let dump = "";
    for await (const text of dumpDatabase(database)) dump += text;
    expect(dump.length).toBeGreaterThan(10_000_000);
    expect(file === dump).toBe(true);
  });

  it("makes one a week, and keeps each for as long as we say", async () => {
    for (let day = 0; day < 43; day += 1) {
      await backUpOn(new Date(Date.parse("2036-10-01") + day * dayMs).toISOString().slice(0, 10));
    }
    const last = Date.parse("2036-11-13");
    const ages = (await listKeys()).map((key) => (last - Date.parse(key.slice(10, 20))) / dayMs);
    expect(ages).toEqual([28, 21, 14, 7, 0].filter((age) => age < backupRetentionDays));
  });

  it("logs a failure, leaves no half of a file, and tries again the next night", async () => {
    expectConsoleErrors(1);
    const prepare = vi.spyOn(database, "prepare").mockImplementation(() => {
      throw new Error("D1 is away");
    });
    await backUpOn("2036-11-29");
    prepare.mockRestore();
    expect(loggedErrors().join()).toContain("The database could not be backed up");
    expect(await listKeys()).toEqual([]);
    await backUpOn("2036-11-30");
    expect(await listKeys()).toEqual(["enquiries/2036-12-01.sql"]);
  });
});

describe("a backup", () => {
  it("can be restored, though rows came and went while it was made", async () => {
    await storeEnquiries(database, 500);
    const note = "INSERT INTO enquiry_notes (enquiry_id, at, who, text) VALUES";
    await database.exec(`${note} ('row-3', 1, 'meera', 'kept'), ('row-490', 1, 'meera', 'gone')`);
    let sql = "";
    for await (const text of dumpDatabase(database)) {
      sql += text;
      if (!text.includes("'row-500'")) continue;
      // All enquiries are in it; their notes are next. The new note gets the number of the one that is gone.
      await database.exec(
        `DELETE FROM enquiries WHERE id = 'row-490'
INSERT INTO enquiries (id, received_at, page, name, email, message, reply_by) VALUES ('new', 9, '/', '', '', '', 9)
${note} ('new', 1, 'meera', 'too late')`,
      );
    }
    await restore(sql);
    const { rows } = await readAll(fresh);
    expect(rows.enquiries).toHaveLength(500);
    expect(rows.enquiry_notes).toHaveLength(1);
  });

  it("has no statement that D1 would refuse for its length, however much somebody writes", async () => {
    const response = await postQuote({ note: "क".repeat(7_000) });
    expect(response.status).toBe(303);
    for await (const text of dumpDatabase(database)) {
      for (const statement of statementsOf(text)) {
        expect(new TextEncoder().encode(statement).length).toBeLessThan(100_000);
      }
    }
  });
});

describe("deep health", () => {
  const readHealth = async () =>
    (
      await visit("/healthz?deep=1", { headers: { Authorization: `Bearer ${env.HOOK_TOKEN}` } })
    ).json();

  it("tells the age of the newest backup", async () => {
    await backUpOn("2036-11-29");
    setClock("2036-12-02T06:00:00Z");
    expect(await readHealth()).toMatchObject({
      checks: { backup: { status: "ok" } },
      backupAgeDays: 2,
    });
  });

  it("is degraded when what is stored has had no backup for more than eight days", async () => {
    await postEnquiry(newEnquiry());
    expect(await readHealth()).toMatchObject({ status: "ok", backupAgeDays: null });
    await ageEnquiries(10 * dayMs);
    const reason = "There is no backup of the last eight days";
    expect(await readHealth()).toMatchObject({
      status: "degraded",
      checks: { backup: { status: "failed", reason } },
    });
  });
});
