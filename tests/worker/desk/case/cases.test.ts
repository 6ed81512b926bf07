import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { dayMs } from "#edge/http/india-clock.ts";
import { bookQuote, by, changeJourney, tomorrow } from "#tests/worker/booked-quote.ts";
import {
  meera,
  onlyRow,
  pathOf,
  press,
  ravi,
  readLog,
  readSections,
  signIn,
  submit,
  textOf,
} from "#tests/worker/desk-office.ts";
import { listEnquiries, newEnquiry, postEnquiry } from "#tests/worker/enquiry-outbox.ts";
import {
  answerOffer,
  askForOffer,
  book,
  makeOffer,
  readPage,
} from "#tests/worker/offered-quote.ts";
import { askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";

async function storeOffer(id: string, values: { validUntil: number; answer?: string }) {
  await env.ENQUIRIES.batch([
    env.ENQUIRIES.prepare(
      `INSERT INTO offers (enquiry_id, made_at, made_by, currency, lines, valid_until, words, answer, answered_at)
       VALUES (?1, 1, ?2, 'INR', '[]', ?3, '', ?4, iif(?4 IS NULL, NULL, 1))`,
    ).bind(id, meera, values.validUntil, values.answer ?? null),
    env.ENQUIRIES.prepare(
      "UPDATE enquiries SET replied_at = iif(?2 IS NULL, 1, NULL) WHERE id = ?1",
    ).bind(id, values.answer ?? null),
  ]);
}

describe("the desk begins with what is due", () => {
  it("of enquiries, journeys and offers alike, each in the order of its time", async () => {
    const person = await signIn(meera);
    const { id } = await bookQuote();
    await changeJourney(id, () => ({ nextBy: Date.now() - dayMs }));
    await askForQuote({ ...ownNote(), name: "Billi" });
    await env.ENQUIRIES.exec("UPDATE enquiries SET reply_by = 5 WHERE name = 'Billi'");
    await askForQuote({ ...ownNote(), name: "Chitra" });
    const offered = (await pathOf("Chitra")).slice("/desk/".length);
    await storeOffer(offered, { validUntil: Date.now() + 60 * dayMs });
    const page = await person.read("/desk");
    const { overdue, later } = readSections(page);
    expect(overdue).toEqual([await pathOf("Billi"), `/desk/${id}/journey`]);
    expect(later).toEqual([await pathOf("Chitra")]);
    expect(page).toContain("Message overdue since");
    expect(page).toContain("Booked, next: Papers");
    expect(page).toContain("Offered until");
    expect(page).toContain("waiting since");
    expect(page).toContain('href="mailto:asha%40example.com');
  });

  it("and has lists by stage, with how many there are", async () => {
    const person = await signIn(meera);
    const [booked, away, home, died] = [
      await bookQuote(),
      await bookQuote(),
      await bookQuote(),
      await bookQuote(),
    ];
    await changeJourney(away.id, () => ({ current: "cleared" }));
    await changeJourney(home.id, () => ({ nextBy: null, homeAt: Date.now() }));
    await changeJourney(died.id, () => ({ nextBy: null, calledOffAt: Date.now() }));
    const names = ["offered", "accepted"] as const;
    for (const name of names) await askForQuote({ ...ownNote(), name });
    const idOf = async (name: string) => (await pathOf(name)).slice("/desk/".length);
    await storeOffer(await idOf("offered"), { validUntil: Date.now() + dayMs });
    await storeOffer(await idOf("accepted"), {
      validUntil: Date.now() + dayMs,
      answer: "accepted",
    });
    const rowsOf = async (show: string) =>
      Object.values(readSections(await person.read(`/desk?show=${show}`))).flat();
    expect(await rowsOf("booked")).toEqual([`/desk/${booked.id}/journey`]);
    expect(await rowsOf("on-the-way")).toEqual([`/desk/${away.id}/journey`]);
    expect(await rowsOf("home")).toEqual([`/desk/${home.id}/journey`]);
    expect(await rowsOf("called-off")).toEqual([`/desk/${died.id}/journey`]);
    expect(await rowsOf("offered")).toEqual([await pathOf("offered")]);
    expect(await rowsOf("accepted")).toEqual([await pathOf("accepted")]);
    const page = textOf(await person.read("/desk"));
    for (const words of ["Due 4", "Accepted 1", "Offered 1", "Booked 1", "On the way 1"]) {
      expect(page).toContain(`>${words}<`);
    }
    expect(page).toContain("Accepted: answer by");
  });

  it("has lists by holder, of journeys too, and hands over all of a colleague who is away", async () => {
    const [first, second] = [await signIn(meera), await signIn(ravi)];
    const { id } = await bookQuote();
    // Who books it has it.
    expect(await onlyRow()).toMatchObject({ claimed_by: by(0).who });
    await postEnquiry({ ...newEnquiry(), name: "Billi" });
    const billi = await pathOf("Billi");
    for (const path of [`/desk/${id}`, billi]) await press(second, path, { do: "claim" });
    await press(first, billi, { do: "note", note: "Called." });
    const list = `/desk?holder=${ravi}`;
    const page = await first.read(list);
    expect(Object.values(readSections(page)).flat().toSorted()).toEqual(
      [billi, `/desk/${id}/journey`].toSorted(),
    );
    expect(textOf(page)).toContain("Hand over all 2 that ravi has");
    const given = await submit(first, "/desk", { do: "give-all", from: ravi, to: meera });
    expect(given.page).toContain("2 enquiries are handed over.");
    expect((await listEnquiries()).map(({ claimed_by }) => claimed_by)).toEqual([meera, meera]);
    expect((await readLog()).at(-1)).toContain(
      "handed over all that ravi had to meera: 2 enquiries",
    );
  });

  it("hands over what it counts: an accepted offer until it is booked, and nothing closed", async () => {
    const [first, second] = [await signIn(meera), await signIn(ravi)];
    const accepted = await askForOffer({ name: "Accepted" });
    const lost = await askForOffer({ name: "Lost" });
    for (const { id, desk } of [accepted, lost]) {
      await press(second, `/desk/${id}`, { do: "claim" });
      await makeOffer(second, desk);
    }
    await answerOffer(accepted.page, "accepted");
    await press(second, `/desk/${accepted.id}`, { do: "answered", via: "phone" });
    await press(second, `/desk/${lost.id}`, { do: "lost", why: "other" });
    const page = await first.read(`/desk?holder=${ravi}`);
    expect(textOf(page)).toContain("Hand over all 1 that ravi has");
    const given = await submit(first, "/desk", { do: "give-all", from: ravi, newcomer: meera });
    expect(given.page).toContain("1 enquiry is handed over.");
    expect(await listEnquiries()).toMatchObject([
      { id: accepted.id, claimed_by: meera },
      { id: lost.id, claimed_by: ravi },
    ]);
  });
});

describe("what has become of an enquiry", () => {
  const askAndOpen = async (fields: Record<string, string> = {}) => {
    const { id, page, desk } = await askForOffer(fields);
    return { id, page, offer: desk, path: `/desk/${id}`, person: await signIn(meera) };
  };

  it("is not offered again to the owner of a pet that has died", async () => {
    const { person, path, page, offer } = await askAndOpen();
    await makeOffer(person, offer);
    await answerOffer(page, "declined", { words: "Our dog died yesterday." });
    expect(await person.read(path)).toContain("“Our dog died yesterday.”");
    await press(person, path, { do: "died" });
    const read = await readPage(page);
    expect(read).toContain("We are very sorry for your loss.");
    expect(read).toContain("This page ends on");
    expect(read).not.toMatch(/Accept the offer|changed your mind|after your pet is home|can land/);
  });

  it("shows no form of an offer while it is closed, but while it is lost", async () => {
    const { person, path, offer } = await askAndOpen();
    await press(person, path, { do: "spam" });
    const closed = await person.read(offer);
    expect(closed).toContain("Open it again to make an offer");
    expect(closed).not.toContain('name="amount-0"');
    await press(person, path, { do: "undo-closing" });
    await press(person, path, { do: "lost", why: "other" });
    expect(await person.read(offer)).toContain('name="amount-0"');
  });

  it("cannot be booked once it is closed", async () => {
    const { person, path, id } = await askAndOpen();
    await press(person, path, { do: "spam" });
    const fields = { without: "phone", next: tomorrow() };
    const { status, page } = await book(person, id, fields);
    expect(status).toBe(409);
    expect(page).toContain("It is closed. Open it again on its page first.");
    await press(person, path, { do: "undo-closing" });
    expect(await onlyRow()).toMatchObject({ is_suspect: 0 });
    expect((await book(person, id, fields)).status).toBe(303);
  });

  it("is promised a reply again when its offer is withdrawn, which an accepted one cannot be", async () => {
    const { person, page, offer } = await askAndOpen();
    await makeOffer(person, offer);
    await press(person, offer, { do: "withdraw" });
    expect(await readPage(page)).toMatch(/There is more to answer: we reply again by/);
    await makeOffer(person, offer);
    await answerOffer(page, "accepted");
    await makeOffer(person, offer, { "amount-0": "900" });
    expect(await readPage(page)).toContain(
      "You accepted an earlier offer, which this one replaces.",
    );
    await answerOffer(page, "accepted");
    expect(await readPage(page)).not.toContain("You accepted an earlier offer");
    const { status, page: refused } = await press(person, offer, { do: "withdraw" });
    expect(status).toBe(409);
    expect(refused).toContain("The owner has accepted it.");
  });

  it("is due while an accepted offer is not booked, even once it is answered", async () => {
    const { person, path, page, offer } = await askAndOpen();
    await makeOffer(person, offer);
    await answerOffer(page, "accepted");
    await press(person, path, { do: "answered", via: "phone" });
    const list = await person.read("/desk");
    const { overdue = [], today = [] } = readSections(list);
    expect([...overdue, ...today]).toEqual([path]);
    expect(list).toContain("Accepted, and not booked yet");
  });
});
