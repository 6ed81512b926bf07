import { describe, expect, it } from "vitest";
import { enquiry as anEnquiry } from "#tests/fixtures/enquiry.ts";
import { formatCsv, formatPlainCell } from "./enquiry-csv.ts";
import type { Enquiry } from "./enquiry-list.ts";

const header =
  '"Id","Reference","Received (IST)","Kind","Route","Month","Answer by (IST)","Answered (IST)","State","Looks like spam","Name","E-mail","Phone","Topic","Page","Message","Tries","Next try (IST)","Delivered (IST)","Last failure","Refused","One of a flood"\r\n';

const triedTwice = {
  receivedAt: Date.parse("2026-11-20T09:02:11Z"),
  attempts: 2,
  nextAttemptAt: Date.parse("2026-11-20T20:35:00Z"),
};

const enquiry = (values: Partial<Enquiry> = {}) => anEnquiry({ ...triedTwice, ...values });

describe("the CSV", () => {
  it("is the header alone when there are no enquiries", () => {
    expect(formatCsv([])).toBe(header);
  });

  it("has a row for each enquiry, with times in IST and empty cells for missing values", () => {
    expect(formatCsv([enquiry()])).toBe(
      `${header}"e-1","E-1","2026-11-20 14:32:11","message","","","","","waiting","","Asha Rao","asha@example.com","","","/contact","Hello","2","2026-11-21 02:05:00","","","",""\r\n`,
    );
  });

  it("is in the order of the list", () => {
    const csv = formatCsv([
      enquiry({ id: "delivered", deliveredAt: 9 }),
      enquiry({ id: "spam", isSuspect: true }),
      enquiry({ id: "waiting" }),
    ]);
    const rows = csv.matchAll(/^"(\w+)","[^"]*","2026[^"]*",(?:"[^"]*",){5}"(\w+)","(\w*)"/gm);
    expect([...rows].map(([, ...cells]) => cells)).toEqual([
      ["waiting", "waiting", ""],
      ["spam", "waiting", "yes"],
      ["delivered", "delivered", ""],
    ]);
  });

  it("ends with a column for each detail that any enquiry has", () => {
    const [heading, quote, message] = formatCsv([
      enquiry({ id: "quote", receivedAt: 2, details: { breed: "Labrador", note: "=1+1" } }),
      enquiry({ id: "message", receivedAt: 1 }),
    ]).split("\r\n");
    expect(heading).toMatch(/,"breed","note"$/);
    expect(quote).toMatch(/,"Labrador","'=1\+1"$/);
    expect(message).toMatch(/,"",""$/);
  });

  it("neutralises formulas in every column that a visitor or the form service fills", () => {
    const bad = "=1+1";
    const csv = formatCsv([
      enquiry({ name: bad, email: bad, phone: bad, topic: bad }),
      enquiry({ page: bad, message: bad, lastFailure: bad, route: bad, month: bad }),
    ]);
    expect(csv.match(/"'=1\+1"/g)).toHaveLength(9);
    expect(csv).not.toContain('"=');
  });
});

describe("a cell", () => {
  it.each([
    ["=1+1", `"'=1+1"`],
    ["+91 98765 43210", `"'+91 98765 43210"`],
    ["-2+3", `"'-2+3"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["＝1＋1", `"'＝1＋1"`],
    ["\tx", `"'\tx"`],
    ["\rx", `"'\nx"`],
    ["\nx", `"'\nx"`],
    ["  =1", `"'  =1"`],
    ["\u00a0=1", `"'\u00a0=1"`],
    ["\u200b\ufeff=1", `"'\u200b\ufeff=1"`],
    ['"=1', `"'""=1"`],
    ["'=1", `"''=1"`],
    [` " '\n=1`, `"' "" '\n=1"`],
    ["\u001b[31m=1", `"'=1"`],
    ["\u0000=1", `"'=1"`],
  ])("becomes text when it starts a formula (%#)", (value, cell) => {
    expect(formatPlainCell(value)).toBe(cell);
  });

  it.each([
    [null, '""'],
    ["", '""'],
    ["a=b, c-d", '"a=b, c-d"'],
    ['She said "hi"', '"She said ""hi"""'],
    ["One\r\nTwo\nThree", '"One\nTwo\nThree"'],
    ["O'Brien", '"O\'Brien"'],
    ["👩‍👧‍👦 🐕‍🦺", '"👩‍👧‍👦 🐕‍🦺"'],
    ["مرحبا، أريد نقل قطتي", '"مرحبا، أريد نقل قطتي"'],
    ["<b>₹</b>", '"<b>₹</b>"'],
  ])("is otherwise quoted and unchanged (%#)", (value, cell) => {
    expect(formatPlainCell(value)).toBe(cell);
  });

  it("loses terminal control sequences", () => {
    expect(formatPlainCell("a\u001b[2J\u0007b")).toBe('"ab"');
  });
});
