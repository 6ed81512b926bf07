import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { endFlood, relayAll } from "./enquiry-changes.ts";
import { enquirySchema } from "./enquiry-list.ts";

let database: DatabaseSync;

const query = async (sql: string) => v.parse(v.array(enquirySchema), database.prepare(sql).all());
const rows = () => database.prepare("SELECT * FROM enquiries ORDER BY id").all();

beforeEach(() => {
  database = new DatabaseSync(":memory:");
  for (const file of readdirSync("migrations").sort()) {
    database.exec(readFileSync(`migrations/${file}`, "utf8"));
  }
  database.exec(`INSERT INTO enquiries
    (id, received_at, page, name, email, message, attempts, next_attempt_at, delivered_at, is_suspect, reply_by) VALUES
    ('delivered', 1, '/', 'Asha', 'asha@mail.test', 'Hello', 3, NULL, 5, 0, 9),
    ('suspect', 2, '/', 'Asha', 'asha@mail.test', 'Hello', 3, 9e15, NULL, 1, 9),
    ('waiting', 3, '/', 'Asha', 'asha@mail.test', 'Hello', 3, 9e15, NULL, 0, 9)`);
});

const isDue = ({ delivered_at, next_attempt_at }: Record<string, unknown>) =>
  delivered_at === null && Number(next_attempt_at) <= Date.now();

describe("relaying all", () => {
  it("makes every undelivered enquiry due, and keeps its marks", async () => {
    expect(await relayAll("local", query)).toContain("Due now: 2 enquiries.");
    expect(rows().filter(isDue)).toMatchObject([
      { id: "suspect", is_suspect: 1 },
      { id: "waiting", is_suspect: 0 },
    ]);
  });

  it("says that nothing waits", async () => {
    database.exec("DELETE FROM enquiries WHERE delivered_at IS NULL");
    expect(await relayAll("local", query)).toBe("No enquiry is waiting.");
  });
});

describe("the end of a flood", () => {
  beforeEach(() => database.exec("UPDATE enquiries SET is_flood = 1"));

  it("marks all of it that waits as spam", async () => {
    expect(await endFlood("spam", "local", query)).toBe("Marked as spam: 2 enquiries.");
    expect(rows()).toMatchObject([
      { id: "delivered", is_suspect: 0 },
      { id: "suspect", is_suspect: 1, is_flood: 0 },
      { id: "waiting", is_suspect: 1, is_flood: 0 },
    ]);
  });

  it("or relays all of it like any other", async () => {
    expect(await endFlood("relay", "local", query)).toBe("Due now, like any other: 2 enquiries.");
    expect(rows().filter(isDue)).toMatchObject([
      { id: "suspect", is_suspect: 1, is_flood: 0 },
      { id: "waiting", is_suspect: 0, is_flood: 0 },
    ]);
    expect(await endFlood("relay", "local", query)).toBe("No enquiry of a flood is waiting.");
  });

  it("takes no other word", async () => {
    await expect(endFlood("erase", "local", query)).rejects.toThrow("--flood takes spam or relay");
  });
});
