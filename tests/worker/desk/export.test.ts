import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { dayInIndia } from "#edge/http/india-clock.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { storeEnquiries } from "#tests/fixtures/office/many-enquiries.ts";
import { tomorrow } from "#tests/worker/booked-quote.ts";
import {
  meera,
  onlyRow,
  press,
  readLog,
  signIn,
  submit,
  textOf,
} from "#tests/worker/desk-office.ts";
import { listEnquiries } from "#tests/worker/enquiry-outbox.ts";
import { answerOffer, askForOffer, book, makeOffer } from "#tests/worker/offered-quote.ts";
import { askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";

const today = () => dayInIndia(Date.now());

/** The day of the many enquiries, whose times are the first milliseconds since 1970. */
const first = { from: "1970-01-01", to: "1970-01-01" };

const searchOf = (range: Record<string, string>) => `/desk/export?${new URLSearchParams(range)}`;

describe("the export", () => {
  it("has a row for each enquiry of the days, with pet, breed and route, and is logged", async () => {
    const person = await signIn(meera);
    await askForQuote({ ...ownNote(), name: "=HYPERLINK(1)" });
    const day = today();
    const response = await person.post("/desk/export.csv", { from: day, to: day });
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const [headings = "", row = ""] = (await response.text()).split("\r\n");
    for (const heading of ["Pet", "Breed", "Route", "place"])
      expect(headings).toContain(`"${heading}"`);
    for (const cell of ["dog", "Labrador", "Pune to London, United Kingdom", "'=HYPERLINK(1)"]) {
      expect(row).toContain(`"${cell}"`);
    }
    expect(await readLog()).toEqual([`${meera} null exported ${day} to ${day}: 1 enquiry`]);
  });

  it("has the offer, the journey and the notes of each, which no spreadsheet computes", async () => {
    const person = await signIn(meera);
    const { id, desk, page } = await askForOffer();
    await makeOffer(person, desk);
    await answerOffer(page, "accepted", { words: "=SUM(1)" });
    for (const note of ["Called.", "=HYPERLINK(2)"])
      await press(person, `/desk/${id}`, { do: "note", note });
    await book(person, id, { next: tomorrow() });
    await askForQuote(ownNote());
    const response = await person.post("/desk/export.csv", { from: today(), to: today() });
    const [headings = "", row = "", other = ""] = (await response.text()).split("\r\n");
    const names = headings.split(",");
    const cells = row.slice(1, -1).split('","');
    const cellOf = (name: string) => cells[names.indexOf(`"${name}"`)];
    expect(cellOf("Offer")).toContain("INR");
    expect(cellOf("Owner’s answer")).toBe("accepted");
    expect(cellOf("Owner’s words")).toBe("'=SUM(1)");
    expect(cellOf("Booked (IST)")).toContain(today());
    expect(cellOf("Next stage")).toBe("papers");
    expect(cellOf("Notes")).toBe("Called.\n'=HYPERLINK(2)");
    expect(other.split('","')).toHaveLength(names.length);
  });

  it("has all of very many, each once and the newest too, and says before how many there are", async () => {
    const person = await signIn(meera);
    await storeEnquiries(env.ENQUIRIES, 5_001);
    // Many of the same moment, across the end of a page.
    await env.ENQUIRIES.exec(
      "UPDATE enquiries SET received_at = 400 WHERE received_at > 400 AND received_at < 700",
    );
    expect(textOf(await person.read(searchOf(first)))).toContain("Export 5001 enquiries");
    const response = await person.post("/desk/export.csv", first);
    const rows = (await response.text()).trim().split("\r\n").slice(1);
    const references = rows.map((row) => row.slice(1, row.indexOf('",')));
    const stored = (await listEnquiries()).map(({ id }) => referenceOf(String(id)));
    expect(rows).toHaveLength(5_001);
    expect(references.toSorted()).toEqual(stored.toSorted());
    expect(rows.at(-1)).toContain('"Visitor 5001"');
    expect(await readLog()).toEqual([
      `${meera} null exported 1970-01-01 to 1970-01-01: 5001 enquiries`,
    ]);
  });

  it("reads a page only once the reader has room for it", async () => {
    const person = await signIn(meera);
    await storeEnquiries(env.ENQUIRIES, 1_200);
    const response = await person.post("/desk/export.csv", first);
    // All are erased but the first page at most, which may have been read already.
    await env.ENQUIRIES.exec("DELETE FROM enquiries WHERE received_at > 500");
    const rows = (await response.text()).trim().split("\r\n");
    expect(rows.length).toBeLessThan(600);
  });

  it.each(["{broken", "[1]", "7", '"text"', '{"a":{"b":1}}'])(
    "has empty cells for the details %s, beside others",
    async (details) => {
      const person = await signIn(meera);
      await askForQuote({ ...ownNote(), name: "Whole" });
      await storeEnquiries(env.ENQUIRIES, 1);
      await env.ENQUIRIES.prepare(
        "UPDATE enquiries SET received_at = ?1, details = ?2 WHERE id = 'row-1'",
      )
        .bind(Date.now(), details)
        .run();
      const response = await person.post("/desk/export.csv", { from: today(), to: today() });
      expect(response.status).toBe(200);
      const [headings = "", ...rows] = (await response.text()).trim().split("\r\n");
      expect(headings).toContain('"place"');
      expect(rows).toHaveLength(2);
      expect(rows.find((row) => row.includes('"Whole"'))).toContain('"London"');
      const broken = rows.find((row) => row.includes('"Visitor 1"'));
      expect(broken).not.toContain("broken");
      expect(broken?.split('","')).toHaveLength(headings.split('","').length);
    },
  );
});

describe("the page of the export", () => {
  it("counts the last month at once, and other days on request", async () => {
    const person = await signIn(meera);
    expect(textOf(await person.read("/desk/export"))).toContain("<strong>0 enquiries</strong>");
    expect(await person.read("/desk/export")).not.toContain("Export 0");
    await askForQuote(ownNote());
    expect(textOf(await person.read("/desk/export"))).toContain("Export 1 enquiry<");
    expect(textOf(await person.read(searchOf(first)))).toContain(
      "From 1970-01-01 to 1970-01-01: <strong>0 enquiries</strong>",
    );
    expect(await onlyRow()).toMatchObject({ kind: "quote" });
    expect(await readLog()).toEqual([]);
  });

  it("refuses impossible days, and keeps what was typed", async () => {
    const person = await signIn(meera);
    const days = { from: "2026-11-20", to: "2026-11-19" };
    const { page } = await submit(person, "/desk/export.csv", days);
    expect(page).toContain("The last day is before the first one.");
    expect(page).toContain('value="2026-11-20"');
    expect(page).not.toContain("Export 0");
    expect(await readLog()).toEqual([]);
  });
});
