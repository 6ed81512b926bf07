import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { markReplied } from "./enquiry-changes.ts";
import { enquirySchema } from "./enquiry-list.ts";

let database: DatabaseSync;

const query = async (sql: string) => v.parse(v.array(enquirySchema), database.prepare(sql).all());
const repliedIds = () =>
  database
    .prepare("SELECT id FROM enquiries WHERE answered_at IS NOT NULL ORDER BY id")
    .all()
    .map(({ id }) => id);

beforeEach(() => {
  database = new DatabaseSync(":memory:");
  for (const file of readdirSync("migrations").sort()) {
    database.exec(readFileSync(`migrations/${file}`, "utf8"));
  }
  database.exec(`INSERT INTO enquiries
    (id, received_at, page, name, email, message, answer_by) VALUES
    ('late', 1, '/', 'Asha', 'asha@mail.test', 'Hello', 5),
    ('in-time', 2, '/', 'Asha', 'asha@mail.test', 'Hello', 9e15),
    ('before-promises', 3, '/', 'Asha', 'asha@mail.test', 'Hello', NULL)`);
});

describe("marking an enquiry as answered", () => {
  it.each([
    ["in-time", "Enquiry in-time is answered."],
    ["late", "Enquiry late is answered, later than promised."],
    ["before-promises", "Enquiry before-promises is answered."],
  ])("marks %s and no other", async (id, words) => {
    expect(await markReplied(id, "local", query)).toBe(words);
    expect(repliedIds()).toEqual([id]);
  });

  it("finds it by the reference of the team's mail, in any case", async () => {
    database.exec(
      "UPDATE enquiries SET id = '7f3a91c2-5b1e-4c55-9d0a-2f6f0c9b7a11' WHERE id = 'late'",
    );
    expect(await markReplied("7F3A-91c2", "local", query)).toContain("7F3A-91c2 is answered");
    expect(repliedIds()).toHaveLength(1);
  });

  it("refuses a reference that two have", async () => {
    database.exec("UPDATE enquiries SET id = '7f3a91c2-5b1e-' || id WHERE id <> 'late'");
    await expect(markReplied("7F3A-91C2", "local", query)).rejects.toThrow(
      "No enquiry, or more than one, has the reference 7F3A-91C2",
    );
    expect(repliedIds()).toEqual([]);
  });

  it("keeps the time of the first mark", async () => {
    database.exec("UPDATE enquiries SET answered_at = 4 WHERE id = 'late'");
    expect(await markReplied("late", "local", query)).toBe("Enquiry late is answered.");
  });

  it.each([
    ["an unknown id", "nothing", "There is no enquiry with the id nothing."],
    ["an invalid id", "' OR 1 = 1 --", "An id consists of"],
  ])("fails for %s, and changes nothing", async (_, id, reason) => {
    await expect(markReplied(id, "local", query)).rejects.toThrow(reason);
    expect(repliedIds()).toEqual([]);
  });
});
