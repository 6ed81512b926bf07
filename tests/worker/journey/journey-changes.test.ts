import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { referenceOf } from "#office/reply/reference.ts";
import {
  bookQuote,
  changeJourney,
  deskPath,
  journeyForm,
  journeys,
  later,
  tomorrow,
} from "#tests/worker/booked-quote.ts";
import { meera, ravi, readLog, signIn, submit, textOf } from "#tests/worker/desk-office.ts";
import { sender } from "#tests/worker/quote-visitor.ts";
import { readElements, visit } from "#tests/worker/site.ts";

const ownerReads = async (path: string) => textOf(await (await visit(path)).text());
const stopsOf = async (path: string) => (await readElements(path, "ol li")).map(({ text }) => text);

const countMails = () =>
  env.ENQUIRIES.prepare("SELECT count(*) AS n FROM mails WHERE kind = 'message'").first("n");

describe.each([
  ["close", "Your pet is home.", "The pet is home"],
  ["call-off", "This move is called off.", "This move is called off"],
  ["died", "We are very sorry that your pet has died.", "The pet has died"],
])("the end of a journey by %s", (name, words, title) => {
  it("is asked about once more, with what the owner will read, and changes nothing before", async () => {
    const { id, path } = await bookQuote();
    const office = await signIn(meera);
    const page = textOf(await office.read(deskPath(id)));
    expect(page).not.toContain(`value="${name}"`);
    expect(page).toContain(`href="${deskPath(id)}?ask=${name}"`);
    const asked = textOf(await office.read(`${deskPath(id)}?ask=${name}`));
    expect(asked).toContain("What the owner will read");
    expect(asked).toContain(words);
    expect(asked).toContain(`value="${name}"`);
    const owner = await ownerReads(path);
    expect(owner).not.toContain(words);
    expect(owner).toContain("Next message by");
  });

  it("can be undone, so that the owner reads the same stages as before, and that it was a mistake", async () => {
    const { id, path } = await bookQuote();
    await changeJourney(id, () => ({ current: "flight", words: "The airline has space." }));
    const before = await stopsOf(path);
    const office = await signIn(meera);
    const { revision = "" } = await journeyForm(id);
    await submit(office, deskPath(id), { do: name, revision });
    expect(await ownerReads(path)).toContain(words);
    expect(textOf(await office.read(deskPath(id)))).toContain(`${title}</p>`);
    const asked = textOf(await office.read(`${deskPath(id)}?ask=undo`));
    expect(asked).toContain("What the owner was told cannot be called back");
    expect(asked).toContain("Next message by");
    const mails = await countMails();
    const undo = { do: "undo", revision: (await journeyForm(id)).revision ?? "" };
    expect((await submit(office, deskPath(id), undo)).page).toContain("Undone.");
    const owner = await ownerReads(path);
    expect(owner).toContain("Next message by");
    expect(owner).toContain("Our last message was a mistake");
    expect(await stopsOf(path)).toEqual(before);
    expect(await countMails()).toBeGreaterThan(Number(mails));
    expect(await readLog()).toContain(`${meera} ${referenceOf(id)} undid the last change`);
    expect((await office.post(deskPath(id), undo)).status).toBe(409);
  });
});

describe("the last change", () => {
  it("can be undone after it was saved, and an undo, too", async () => {
    const { id, path } = await bookQuote();
    const office = await signIn(meera);
    const before = await stopsOf(path);
    const wrong = { ...(await journeyForm(id)), current: "home", words: "Wrong journey." };
    await submit(office, deskPath(id), wrong);
    const after = await stopsOf(path);
    expect(after).not.toEqual(before);
    const undo = async () => ({ do: "undo", revision: (await journeyForm(id)).revision ?? "" });
    await submit(office, deskPath(id), await undo());
    expect(await stopsOf(path)).toEqual(before);
    expect(await ownerReads(path)).not.toContain("Wrong journey.");
    expect(await ownerReads(path)).toContain("Our last message was a mistake");
    await submit(office, deskPath(id), await undo());
    expect(await stopsOf(path)).toEqual(after);
  });

  it("is not undone by somebody who has not seen it", async () => {
    const { id } = await bookQuote();
    await changeJourney(id, () => ({ current: "flight" }));
    const [first, second] = await Promise.all([signIn(meera), signIn(ravi)]);
    const seen = await journeyForm(id);
    await submit(first, deskPath(id), { ...seen, words: "The airline has space." });
    const late = await second.post(deskPath(id), { do: "undo", revision: seen.revision ?? "" });
    expect(late.status).toBe(409);
    expect((await journeys.find(id))?.journey.words).toBe("The airline has space.");
  });

  it("is none after the booking, so that there is nothing to undo", async () => {
    const { id } = await bookQuote();
    const office = await signIn(meera);
    expect(await office.read(deskPath(id))).not.toContain("ask=undo");
    const undo = { do: "undo", revision: (await journeyForm(id)).revision ?? "" };
    expect((await office.post(deskPath(id), undo)).status).toBe(409);
  });
});

describe("the plan's days", () => {
  it("are there again once the journey is back at an earlier stage, or opened again", async () => {
    const { id, path } = await bookQuote();
    const office = await signIn(meera);
    const planned = await stopsOf(path);
    await submit(office, deskPath(id), { ...(await journeyForm(id)), current: "home" });
    await submit(office, deskPath(id), { ...(await journeyForm(id)), current: "papers" });
    expect(await stopsOf(path)).toEqual(planned);
    await submit(office, deskPath(id), {
      do: "close",
      revision: (await journeyForm(id)).revision ?? "",
    });
    const again = { ...(await journeyForm(id)), current: "papers", next: tomorrow() };
    await submit(office, deskPath(id), again);
    expect(await stopsOf(path)).toEqual(planned);
  });

  it("are refused out of order, with both stages named", async () => {
    const { id } = await bookQuote();
    const office = await signIn(meera);
    const form = await journeyForm(id);
    const typed = { ...form, "day-landed": later(form["day-handed-over"], -1) };
    const refused = await submit(office, deskPath(id), typed);
    expect(refused.status).toBe(400);
    expect(refused.page).toMatch(
      /“Landed” \(\w+ \d+ \w+[^)]*\) would come before “Handed over” \(\w+ \d+ \w+[^)]*\)\. Please correct/,
    );
    expect((await journeyForm(id))["day-landed"]).toBe(form["day-landed"]);
  });

  it("that follow a flight move with it, and the desk says which", async () => {
    const { id, path } = await bookQuote();
    const office = await signIn(meera);
    const form = await journeyForm(id);
    const typed = { ...form, "day-handed-over": later(form["day-handed-over"], 3) };
    const { page } = await submit(office, deskPath(id), typed);
    expect(page).toContain(
      "Moved with the flight: Landed (3 days later), Cleared (3 days later), Home (3 days later).",
    );
    const moved = await journeyForm(id);
    expect(moved["day-home"]).toBe(later(form["day-home"], 3));
    expect(moved["day-aqcs"]).toBe(form["day-aqcs"]);
    expect((await stopsOf(path)).at(-1)).toContain("We expect: ");
  });
});

describe("the desk's page of a journey", () => {
  it("has the owner, the pet and how to reach them", async () => {
    const { id } = await bookQuote();
    await env.ENQUIRIES.exec("UPDATE enquiries SET phone = '+91 98765 43210'");
    const page = textOf(await (await signIn(meera)).read(deskPath(id)));
    for (const words of [sender.name, "Labrador", 'href="tel:+919876543210"', "mailto:asha"]) {
      expect(page).toContain(words);
    }
  });

  it("opens this stage and the next, and sends the days of the others, too", async () => {
    const { id } = await bookQuote();
    const page = textOf(await (await signIn(meera)).read(deskPath(id)));
    expect(page.match(/<details/g)).toHaveLength(10);
    expect(page.match(/<details open/g)).toHaveLength(2);
    expect(page.match(/name="day-/g)).toHaveLength(10);
  });

  it("begins with what a usual message needs, and its button", async () => {
    const { id } = await bookQuote();
    const page = textOf(await (await signIn(meera)).read(deskPath(id)));
    const places = ['name="words"', 'name="current"', 'name="next"', 'value="save"', "<details"];
    const found = places.map((part) => page.indexOf(part));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found[0]).toBeGreaterThan(0);
  });

  it("opens the stage with a mistake", async () => {
    const { id } = await bookQuote();
    const typed = { ...(await journeyForm(id)), flight: "the evening one" };
    const refused = await (await signIn(meera)).post(deskPath(id), typed);
    expect(textOf(await refused.text()).match(/<details open/g)).toHaveLength(3);
  });
});
