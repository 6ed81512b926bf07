import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import { createSandboxFixture } from "#tests/fixtures/sandbox/sandbox-fixture.ts";
import { databaseFaults } from "./database.ts";

let database: DatabaseSync;

beforeEach(() => {
  database = new DatabaseSync(":memory:");
  for (const file of readdirSync("migrations").sort()) {
    database.exec(readFileSync(`migrations/${file}`, "utf8"));
  }
});

const insert = () =>
  database.exec(`INSERT INTO enquiries (id, received_at, page, name, email, message, reply_by, quote_key)
    VALUES (hex(randomblob(8)), 1, '/', '', '', '', 1, hex(randomblob(8)))`);

/** Sends a request to the sandbox, which has the database. */
function send(method: string, body?: object) {
  const { app, bindings } = createSandboxFixture();
  const ENQUIRIES = { exec: async (sql: string) => database.exec(sql) };
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  const request = new Request("http://localhost:8788/__faults/database", init);
  return app.fetch(request, { ...bindings, ENQUIRIES });
}

describe("a fault of the database", () => {
  it.each([
    ["full", "database or disk is full"],
    ["locked", "database is locked"],
    ["behind", "no column named quote_key"],
  ])("%s makes what is stored fail until it is deleted", async (kind, reason) => {
    insert();
    expect((await send("PUT", { kind })).status).toBe(200);
    expect(insert).toThrow(reason);
    expect((await send("DELETE")).status).toBe(204);
    insert();
    expect(database.prepare("SELECT * FROM enquiries").all()).toHaveLength(2);
  });

  it("replaces the one before", async () => {
    await send("PUT", { kind: "behind" });
    await send("PUT", { kind: "full" });
    expect(insert).toThrow("full");
  });

  it("hanging is a statement that SQLite takes", () => {
    for (const sql of databaseFaults.hanging) database.exec(sql);
    expect(() => database.exec("DELETE FROM enquiries")).not.toThrow();
  });

  it("is one of a list, and needs a database", async () => {
    expect((await send("PUT", { kind: "on fire" })).status).toBe(400);
    const sandbox = createSandboxFixture();
    const init = { method: "PUT", body: '{ "kind": "full" }' };
    expect((await sandbox.fetch("/__faults/database", init)).status).toBe(501);
  });
});
