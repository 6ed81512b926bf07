import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { clockInIndia } from "#edge/http/india-clock.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { bookQuote } from "#tests/worker/booked-quote.ts";
import { meera, onlyRow, seenBy, signIn, submit } from "#tests/worker/desk-office.ts";
import { newEnquiry, postAndDeliver, postEnquiry, runCron } from "#tests/worker/enquiry-outbox.ts";
import { answers, askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";
import { advanceClock } from "#tests/worker/site.ts";

/** The figures of all months, such as "2026-11 Route India to United Kingdom 2". */
async function readFigures(): Promise<string[]> {
  const csv = await (await signIn(meera)).read("/desk/figures.csv");
  return csv
    .trim()
    .split("\r\n")
    .slice(1)
    .map((row) => row.replaceAll('"', "").split(",").filter(Boolean).join(" "));
}

const change = (sql: string) => env.ENQUIRIES.exec(`UPDATE enquiries SET ${sql}`);
const monthOf = (time: unknown) => clockInIndia(Number(time)).slice(0, 7);

/** Erases the one enquiry at the desk, or all from its address, as often as somebody presses. */
async function eraseAtDesk(button: Record<string, string>, times = 1) {
  const person = await signIn(meera);
  const { id, path } = await onlyRow();
  advanceClock(60_000);
  const seen = await seenBy(person, `${path}/erase`);
  for (let time = 0; time < times; time++) {
    await submit(person, `${path}/erase`, {
      ...seen,
      ...button,
      booked: "yes",
      reference: referenceOf(id),
    });
  }
}

const erasures: [string, () => Promise<unknown>][] = [
  ["at the desk", () => eraseAtDesk({})],
  ["twice at the desk", () => eraseAtDesk({}, 2)],
  ["with all from its address", () => eraseAtDesk({ do: "erase-address" })],
  [
    "at the end of its time",
    async () => {
      await change("replied_at = 1, delivered_at = 1, move_until = 1");
      await runCron();
      await runCron();
    },
  ],
  [
    "by the address's owner",
    async () => {
      const { mail_key } = await onlyRow();
      await change("sending_until = NULL");
      await postEnquiry({}, { path: `/not-you/${mail_key}` });
    },
  ],
];

describe("the figures of a month", () => {
  it.each(erasures)("stay when an enquiry is erased %s", async (_, erase) => {
    await askForQuote(ownNote());
    const { received_at } = await onlyRow();
    await change("first_replied_at = first_reply_by");
    const figures = await readFigures();
    const month = monthOf(received_at);
    expect(figures).toEqual(
      [
        "Came 1",
        "Answered by the first promise In time 1",
        "Route India to United Kingdom 1",
        "How it came The website 1",
      ].map((words) => `${month} ${words}`),
    );
    await erase();
    expect(await env.ENQUIRIES.prepare("SELECT count(*) AS n FROM enquiries").first("n")).toBe(0);
    expect(await readFigures()).toEqual(figures);
  });

  it("add what was erased to what is still there", async () => {
    await askForQuote(ownNote());
    await eraseAtDesk({});
    await askForQuote(ownNote());
    await askForQuote(ownNote(), answers.replace("to=uk", "to=eu&country=fr"));
    expect((await readFigures()).map((line) => line.slice(8))).toEqual(
      expect.arrayContaining([
        "Came 3",
        "Route India to United Kingdom 2",
        "Route India to France 1",
      ]),
    );
  });

  it("have what was booked, what was lost and why, and what was late", async () => {
    await bookQuote();
    await postAndDeliver(newEnquiry());
    await env.ENQUIRIES.exec(
      "UPDATE enquiries SET closed_as = 'lost', closed_why = 'price', closed_at = 1 WHERE kind = 'message'",
    );
    await env.ENQUIRIES.exec("UPDATE enquiries SET first_reply_by = 1 WHERE kind = 'quote'");
    expect((await readFigures()).map((line) => line.slice(8))).toEqual(
      expect.arrayContaining([
        "Came 2",
        "Booked 1",
        "Lost Too expensive 1",
        "Route Not known 1",
        "Answered by the first promise Late or not at all 1",
      ]),
    );
  });

  it.each(["closed_as = 'spam'", "closed_as = 'joined'", "is_flood = 1"])(
    "do not count one with %s, even when it is erased",
    async (mark) => {
      await askForQuote(ownNote());
      await change(`${mark}, closed_at = 1`);
      expect(await readFigures()).toEqual([]);
      await eraseAtDesk({});
      expect(await readFigures()).toEqual([]);
    },
  );

  it("keep no word of the visitor's", async () => {
    const place = "Moti Lane";
    await askForQuote(ownNote(), answers.replace(/to=uk.*place=London/, `to=india&place=${place}`));
    await change("details = json_set(details, '$.to', 'my own words'), closed_as = 'lost'");
    await change("closed_why = 'Mrs Rao of Pune'");
    await eraseAtDesk({});
    const { results } = await env.ENQUIRIES.prepare("SELECT * FROM figures").all();
    expect(JSON.stringify(results)).not.toMatch(/Moti|own words|Rao/);
    expect(await readFigures()).toHaveLength(4);
  });

  it("are of the month in India, each on a page of its own", async () => {
    await askForQuote(ownNote());
    await change(`received_at = ${Date.parse("2026-10-31T18:29:00Z")}`);
    const person = await signIn(meera);
    const october = await person.read("/desk/figures?month=2026-10");
    expect(october).toContain("Figures of <!-- -->October 2026");
    expect(october).toContain("India to United Kingdom");
    expect(october).toContain('href="/desk/figures?month=2026-11"');
    await change(`received_at = ${Date.parse("2026-10-31T18:30:00Z")}`);
    expect(await person.read("/desk/figures?month=2026-10")).not.toContain("India to");
    expect(await person.read("/desk/figures?month=2026-11")).toContain("India to United Kingdom");
  });
});
