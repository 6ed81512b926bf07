import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { eraseEnquiries } from "./enquiry-changes.ts";
import { enquirySchema } from "./enquiry-list.ts";

let database: DatabaseSync;

const query = async (sql: string) => v.parse(v.array(enquirySchema), database.prepare(sql).all());
const erase = (email: string) => eraseEnquiries(email, "local", query);
const remaining = () =>
  database
    .prepare("SELECT email FROM enquiries ORDER BY id")
    .all()
    .map(({ email }) => email);

beforeEach(() => {
  database = new DatabaseSync(":memory:");
  for (const file of readdirSync("migrations").sort()) {
    database.exec(readFileSync(`migrations/${file}`, "utf8"));
  }
  database.exec(`INSERT INTO enquiries (id, received_at, page, name, email, message, reply_by, delivered_at) VALUES
    ('1', 1, '/', 'Asha', 'Asha@Mail.test', 'Two cats', 9, 5),
    ('2', 2, '/', 'Asha', 'asha@mail.test', 'A dog too', 9, NULL),
    ('3', 3, '/', 'Nuala', 'o''brien@mail.test', 'A cat', 9, NULL),
    ('4', 4, '/', 'Ravi', 'ravi@mail.test', 'A dog to Oslo', 9, NULL)`);
});

describe("erasing the enquiries from an address", () => {
  it("erases all of them, ignoring case, and no others", async () => {
    expect(await erase("ASHA@mail.test")).toContain(
      "Erased 2 enquiries from ASHA@mail.test, of which 1 had not been delivered.",
    );
    expect(remaining()).toEqual(["o'brien@mail.test", "ravi@mail.test"]);
  });

  it("never passes the address to wrangler, whose arguments the list of processes shows", async () => {
    const statements: string[] = [];
    await eraseEnquiries("asha@mail.test", "local", (sql) => {
      statements.push(sql);
      return query(sql);
    });
    expect(remaining()).toHaveLength(2);
    expect(statements.join()).not.toMatch(/asha/i);
  });

  it("erases more than fit into one statement", async () => {
    database.exec(`WITH RECURSIVE counter (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter WHERE n < 2500)
      INSERT INTO enquiries (id, received_at, page, name, email, message, reply_by)
      SELECT 'flood-' || n, 1, '/', 'Flood', 'flood@mail.test', 'Hello', 9 FROM counter`);
    expect(await erase("flood@mail.test")).toContain("Erased 2500 enquiries");
    expect(remaining()).toHaveLength(4);
  });

  it("erases those from an address with an apostrophe", async () => {
    expect(await erase("o'brien@mail.test")).toContain("Erased 1 enquiry from o'brien@mail.test");
    expect(remaining()).not.toContain("o'brien@mail.test");
  });

  it.each([
    [
      "an address without enquiries",
      "nobody@mail.test",
      "No enquiry from nobody@mail.test is stored.",
    ],
    ["an invalid address", "' OR 1 = 1 --@x", "is not an e-mail address."],
  ])("fails for %s, and erases nothing", async (_, email, reason) => {
    await expect(erase(email)).rejects.toThrow(reason);
    expect(remaining()).toHaveLength(4);
  });
});
