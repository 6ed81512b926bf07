import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { isUndone, trialSql } from "./trial.server.ts";

const tables = ["enquiries", "journeys", "enquiry_notes", "desk_log", "digests"];

let database: DatabaseSync;

beforeEach(() => {
  database = new DatabaseSync(":memory:");
  for (const file of globSync("migrations/*.sql").sort()) database.exec(readFileSync(file, "utf8"));
});

/** Runs the trial until a statement fails, and returns why. */
function failureOfTrial(): string {
  try {
    database.exec(`BEGIN;\n${trialSql}`);
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "nothing failed";
}

describe("the trial as text", () => {
  it("fails in its last statement, and leaves nothing once it is rolled back", () => {
    expect(failureOfTrial()).toSatisfy(isUndone);
    database.exec("ROLLBACK");
    for (const table of tables) {
      expect(database.prepare(`SELECT * FROM ${table}`).all(), table).toEqual([]);
    }
  });

  it("has all its statements where nothing random is to be had, as in the global scope of workerd", async () => {
    const random = vi.spyOn(crypto, "getRandomValues").mockImplementation(() => {
      throw new Error("Disallowed operation called within global scope");
    });
    vi.resetModules();
    const anew = await import("./trial.server.ts");
    random.mockRestore();
    expect(anew.trialSql).toBe(trialSql);
    expect(trialSql).toContain("SET quote_key = 'tried'");
  });

  it("takes the words of its own statement for no success", () => {
    expect(isUndone(trialSql)).toBe(false);
  });

  it.each([
    ["a quote cannot be stored", "BEFORE INSERT ON enquiries"],
    ["a delivery cannot be recorded", "BEFORE UPDATE OF delivered_at ON enquiries"],
    ["a note cannot be written", "BEFORE INSERT ON enquiry_notes"],
    ["a quote cannot be booked", "BEFORE INSERT ON journeys"],
    ["a journey cannot be changed", "BEFORE UPDATE ON journeys"],
    ["the digest cannot be claimed", "BEFORE UPDATE ON digests"],
    ["an address cannot be erased", "BEFORE DELETE ON enquiries"],
  ])("fails earlier where %s", (_, event) => {
    database.exec(`CREATE TRIGGER fault ${event} BEGIN SELECT RAISE(ABORT, 'a fault'); END`);
    expect(failureOfTrial()).toBe("a fault");
  });

  it("does not touch what is stored", () => {
    database.exec(`INSERT INTO enquiries (id, received_at, page, name, email, message, reply_by, next_attempt_at)
      VALUES ('genuine', 1, '/', 'Asha', 'asha@example.com', 'Hello', 1, 0)`);
    database.exec(`CREATE TRIGGER fault BEFORE UPDATE ON enquiries WHEN OLD.id = 'genuine'
      BEGIN SELECT RAISE(ABORT, 'touched'); END`);
    expect(failureOfTrial()).toSatisfy(isUndone);
  });
});
