import { Hono } from "hono";
import * as v from "valibot";
import type { EnquiryDatabase, SandboxEnv } from "#workers/sandbox/bindings.ts";

const onWrite = (name: string, event: "INSERT" | "UPDATE" | "DELETE", work: string) =>
  `CREATE TRIGGER IF NOT EXISTS fault_${name} BEFORE ${event} ON enquiries BEGIN SELECT ${work}; END`;

const refuse = (message: string) => `RAISE(ABORT, '${message}')`;

/** As many rows as keep SQLite busy for some ten seconds. */
const ones = `json_each('[' || rtrim(replace(hex(zeroblob(250)), '0', '1,'), ',') || ']')`;
const longWork = `(SELECT sum(a.value + b.value + c.value) FROM ${ones} a, ${ones} b, ${ones} c)`;

/** The SQL of each fault, each statement in one line as D1 wants it; `end` undoes all of them. */
export const databaseFaults = {
  full: [onWrite("full", "INSERT", refuse("database or disk is full"))],
  locked: (["INSERT", "UPDATE", "DELETE"] as const).map((event) =>
    onWrite(`locked_${event}`, event, refuse("database is locked")),
  ),
  hanging: [onWrite("hanging", "INSERT", longWork)],
  behind: ["ALTER TABLE enquiries RENAME COLUMN quote_key TO fault_behind"],
};

const endOfTriggers = ["full", "locked_INSERT", "locked_UPDATE", "locked_DELETE", "hanging"].map(
  (name) => `DROP TRIGGER IF EXISTS fault_${name}`,
);
const endOfBehind = "ALTER TABLE enquiries RENAME COLUMN fault_behind TO quote_key";

const faultSchema = v.object({ kind: v.picklist(["full", "locked", "hanging", "behind"]) });

async function end(database: EnquiryDatabase): Promise<void> {
  for (const sql of endOfTriggers) await database.exec(sql);
  // Fails where the table is not behind.
  await database.exec(endOfBehind).catch(() => {});
}

/** `PUT /__faults/database` with `{ "kind": "full" }`, and DELETE. */
export const databaseFaultRoutes = new Hono<SandboxEnv>();

databaseFaultRoutes.put("/", async (c) => {
  const fault = v.safeParse(faultSchema, await c.req.json<unknown>().catch(() => null));
  if (!fault.success) return c.json({ message: "Expected full, locked, hanging or behind." }, 400);
  const database = c.env.ENQUIRIES;
  if (!database) return c.json({ message: "This sandbox has no database of a site." }, 501);
  await end(database);
  for (const sql of databaseFaults[fault.output.kind]) await database.exec(sql);
  return c.json(fault.output);
});

databaseFaultRoutes.delete("/", async (c) => {
  if (c.env.ENQUIRIES) await end(c.env.ENQUIRIES);
  return c.body(null, 204);
});
