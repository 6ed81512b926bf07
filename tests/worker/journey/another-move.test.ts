import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  bookQuote,
  changeJourney,
  deskPath,
  journeyForm,
  tomorrow,
} from "#tests/worker/booked-quote.ts";
import { meera, press, readLog, seenBy, signIn, submit } from "#tests/worker/desk-office.ts";
import {
  answerOffer,
  askForOffer,
  book,
  makeOffer,
  offers,
  readPage,
} from "#tests/worker/offered-quote.ts";
import { sender } from "#tests/worker/quote-visitor.ts";
import { advanceClock, readElements, visit } from "#tests/worker/site.ts";

const move = { to: "uk", city: "Pune", place: "London", month: "2027-05", pet: "dog" };
const fields = { ...move, breed: "Labrador", name: sender.name, email: sender.email };
const moveThen = "Pune to London, United Kingdom, May 2027, Dog";

const stopsOf = async (path: string) => (await readElements(path, "ol li")).map(({ text }) => text);

type Person = Awaited<ReturnType<typeof signIn>>;

/** Corrects an enquiry at the desk. */
const correct = (person: Person, id: string, change: Record<string, string>) =>
  press(person, `/desk/${id}/edit`, { ...fields, ...change, do: "correct" });

describe("an offer, once its move is corrected to another one,", () => {
  const getOffer = async () => {
    const asked = await askForOffer();
    const person = await signIn(meera);
    await makeOffer(person, asked.desk);
    return { ...asked, person };
  };

  it("is withdrawn by the correction, which promises a reply, while it is open", async () => {
    const { person, id, page } = await getOffer();
    expect(await person.read(`/desk/${id}/edit`)).toContain("Another move needs more");
    const { page: corrected } = await correct(person, id, { to: "usa", place: "Boston" });
    expect(corrected).toContain("An offer that was not accepted is withdrawn.");
    expect((await readLog()).at(-1)).toMatch(/corrected: .*; withdrew the offer$/);
    expect(await offers.find(id)).toBeNull();
    const read = await readPage(page);
    expect(read).toContain("Pune to Boston, United States");
    expect(read).toContain("There is more to answer: we reply again by");
    expect(read).not.toContain("Accept the offer");
  });

  it("that was declined or has expired is withdrawn, too, and what is closed stays closed", async () => {
    const { person, id, page } = await getOffer();
    await answerOffer(page, "declined");
    await correct(person, id, { month: "2027-06" });
    const read = await readPage(page);
    expect(read).not.toContain("You declined this offer");
    expect(read).toContain("This request is closed");
  });

  it("says for which move it was made if it is accepted, also once that is booked", async () => {
    const { person, id, page } = await getOffer();
    await answerOffer(page, "accepted");
    expect(await readPage(page)).not.toContain("as it was then");
    advanceClock(60_000);
    await correct(person, id, { month: "2027-08" });
    expect(await readPage(page)).toContain(`It was made for the move as it was then: ${moveThen}.`);
    expect(await person.read(`/desk/${id}/journey`)).toContain(moveThen);
    await book(person, id, { next: tomorrow() });
    const journey = await readPage(page);
    expect(journey).toContain("What was agreed");
    expect(journey).toContain(`It was made for the move as it was then: ${moveThen}.`);
  });

  it("stays as it is if the correction is of something else, or somebody was first", async () => {
    const { person, id, page } = await getOffer();
    await correct(person, id, { name: "Asha Rao" });
    expect(await readPage(page)).toContain("Accept the offer");
    const seen = await seenBy(person, `/desk/${id}/edit`);
    await answerOffer(page, "accepted");
    const typed = { ...seen, ...fields, month: "2027-08", do: "correct" };
    expect((await submit(person, `/desk/${id}/edit`, typed)).status).toBe(409);
    const read = await readPage(page);
    expect(read).toContain("You accepted this offer");
    expect(read).not.toContain("as it was then");
  });
});

describe("a journey, once its move is corrected to another one,", () => {
  const bookAndCorrect = async () => {
    const { id, path } = await bookQuote();
    await changeJourney(id, ({ stages }) => ({
      current: "flight",
      words: "We hold AI 131 for May.",
      stages: stages.map((stage) =>
        stage.name === "papers"
          ? { ...stage, doneOn: "2026-11-20" }
          : { ...stage, day: "2027-05-12", isSet: true },
      ),
    }));
    const before = await stopsOf(path);
    expect(before.join()).toContain("We expect: Wed 12 May");
    const person = await signIn(meera);
    await correct(person, id, { to: "usa", place: "Boston", month: "2027-08" });
    return { id, path, person };
  };

  it("has no stage, day or word of the move before on its owner's page, which says why", async () => {
    const { id, path, person } = await bookAndCorrect();
    const page = await readPage(path);
    expect(page).toContain("Your move has changed, and we are writing its new stages and days.");
    expect(page).toContain("Next message by");
    expect(page).not.toContain("We hold AI 131 for May.");
    expect(await stopsOf(path)).toEqual([]);
    expect(await (await visit(`${path}/journey.ics`)).text()).not.toMatch(/planned|expected/);
    expect((await readLog()).at(-1)).toContain("took the stages of the move before from the page");
    const desk = await person.read(deskPath(id));
    expect(desk).toContain("The move was corrected to another one");
    expect(desk).not.toContain("ask=undo");
  });

  it("has those of the new move as soon as the desk has saved them, and keeps what is done", async () => {
    const { id, path, person } = await bookAndCorrect();
    const html = await person.read(deskPath(id));
    const fieldsOf = (pattern: RegExp) =>
      Object.fromEntries([...html.matchAll(pattern)].map(([, name, value]) => [name, value]));
    const days = fieldsOf(/<input(?=[^>]*name="(day-[\w-]+)")[^>]*value="([^"]*)"/g);
    expect(days["day-papers"]).toBe("2026-11-20");
    expect(Object.values(days)).not.toContain("2027-05-12");
    const waits = fieldsOf(/name="(waits-[\w-]+)".*?<option value="(\w+)" selected/gs);
    const { revision = "" } = await seenBy(person, deskPath(id));
    const [, current = ""] = /name="current".*?<option value="([\w-]+)" selected/s.exec(html) ?? [];
    expect(current).not.toBe("papers");
    const typed = { ...days, ...waits, revision, current, next: tomorrow(), do: "save" };
    expect((await submit(person, deskPath(id), typed)).page).toContain("Saved.");
    const [papers, ...others] = await stopsOf(path);
    expect(papers).toContain("Done: Fri 20 Nov");
    expect(others.at(-1)).toMatch(/^Home\w{3} \d+ \w{3}/);
    expect(others.join()).not.toContain("12 May");
    expect(await readPage(path)).not.toContain("Your move has changed");
  });

  it("keeps its stages if the correction is of something else", async () => {
    const { id, path } = await bookQuote();
    const before = await stopsOf(path);
    const person = await signIn(meera);
    await correct(person, id, { breed: "Beagle", city: "Mumbai" });
    expect(await stopsOf(path)).toEqual(before);
    expect((await journeyForm(id)).current).toBe("papers");
    expect(await env.ENQUIRIES.prepare("SELECT route FROM enquiries").first("route")).toContain(
      "Mumbai",
    );
  });
});
