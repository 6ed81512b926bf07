import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { dayMs } from "#edge/http/india-clock.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { bookQuote, by, changeJourney, tomorrow } from "./booked-quote.ts";
import {
  meera,
  onlyRow,
  press,
  ravi,
  readLog,
  seenBy,
  signIn,
  submit,
  textOf,
} from "./desk-office.ts";
import { listEnquiries, newEnquiry, postEnquiry } from "./enquiry-outbox.ts";
import { answerOffer, askForOffer, book, makeOffer, readPage } from "./offered-quote.ts";
import { askForQuote, ownNote } from "./quote-visitor.ts";
import { visit } from "./site.ts";

const pathOf = async (name: string) => {
  const row = (await listEnquiries()).find((one) => one.name === name);
  return `/desk/${row?.id}`;
};

/** The sections of a list, each with the paths of its rows. */
function readSections(page: string): Record<string, string[]> {
  const sections = page.split('<section aria-labelledby="list-').slice(1);
  return Object.fromEntries(
    sections.map((section) => [
      section.slice(0, section.indexOf('"')),
      section.match(/(?<=href=")\/desk\/[\w-]{36}(\/journey)?(?=")/g) ?? [],
    ]),
  );
}

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

describe("several at once", () => {
  async function storeTwo() {
    await postEnquiry({ ...newEnquiry(), name: "Asha" });
    await postEnquiry({ ...newEnquiry(), name: "Billi" });
    const rows = await listEnquiries();
    return Object.fromEntries(rows.map(({ id }) => [`pick-${id}`, "1"]));
  }

  it.each([
    ["phone", { replied_via: "phone" }],
    ["spam", { closed_as: "spam" }],
  ])("are changed by one press: %s", async (change, expected) => {
    const person = await signIn(meera);
    const chosen = await storeTwo();
    const { page } = await press(person, "/desk", { ...chosen, do: change });
    expect(page).toContain("2 enquiries are changed.");
    expect(await listEnquiries()).toMatchObject([expected, expected]);
  });

  it("are counted by what was done, whatever the address says", async () => {
    const person = await signIn(meera);
    const chosen = await storeTwo();
    await press(person, "/desk", { ...chosen, do: "phone" });
    for (const done of ["several-9-1", "several-9", "several-x"]) {
      expect(await person.read(`/desk?done=${done}`)).not.toContain("changed.");
    }
    expect(await person.read("/desk?done=several")).toContain("2 enquiries are changed.");
    expect(await (await signIn(ravi)).read("/desk?done=several")).not.toContain("changed.");
  });

  it("are given to a colleague, and leave out what somebody was first with", async () => {
    const [first, second] = [await signIn(meera), await signIn(ravi)];
    const chosen = await storeTwo();
    const [one] = await listEnquiries();
    const seen = await seenBy(first, "/desk");
    await press(second, `/desk/${one?.id}`, { do: "note", note: "Called." });
    const { page } = await submit(first, "/desk", { ...seen, ...chosen, do: "give", to: ravi });
    expect(page).toContain("1 enquiry is changed. Whatever else you ticked was not");
    expect((await listEnquiries()).map(({ claimed_by }) => claimed_by)).toEqual([null, ravi]);
  });

  it("are given to a colleague who has done nothing at the desk yet, by their address", async () => {
    const person = await signIn(meera);
    const chosen = await storeTwo();
    const [one] = await listEnquiries();
    const fields = { ...chosen, do: "give", newcomer: " New@Marigold.Example " };
    expect((await press(person, "/desk", fields)).page).toContain("2 enquiries are changed.");
    expect((await listEnquiries()).map(({ claimed_by }) => claimed_by)).toEqual([
      "new@marigold.example",
      "new@marigold.example",
    ]);
    const stranger = { do: "give", newcomer: "new@else.example" };
    const refused = await press(person, `/desk/${one?.id}`, stranger);
    expect(refused.status).toBe(400);
    expect(refused.page).toContain("Please enter an address such as name@marigold.example.");
    const colleague = { do: "give", newcomer: "ravi@marigold.example" };
    expect((await press(person, `/desk/${one?.id}`, colleague)).page).toContain("ravi has");
    const all = { do: "give-all", from: "new@marigold.example", newcomer: meera };
    expect((await submit(person, "/desk", all)).page).toContain("1 enquiry is handed over.");
  });

  it("need to be ticked, and a colleague to be known", async () => {
    const person = await signIn(meera);
    const chosen = await storeTwo();
    expect((await press(person, "/desk", { do: "spam" })).page).toContain("Please tick the ones");
    const stranger = { ...chosen, do: "give", to: "somebody@else.example" };
    expect((await press(person, "/desk", stranger)).page).toContain("Please choose the colleague.");
  });
});

describe("two enquiries of one person", () => {
  it("stay two when one is erased, or cannot be answered with the other", async () => {
    const person = await signIn(meera);
    await postEnquiry({ ...newEnquiry(), name: "Asha One" });
    const main = await onlyRow();
    await postEnquiry({ ...newEnquiry(), name: "Asha Two" });
    const other = (await pathOf("Asha Two")).slice("/desk/".length);
    await press(person, main.path, { do: "answered", via: "phone" });
    expect((await press(person, main.path, { do: "join", other })).status).toBe(409);
    await press(person, main.path, { do: "reopen" });
    await press(person, main.path, { do: "join", other });
    await env.ENQUIRIES.prepare("DELETE FROM enquiries WHERE id = ?1").bind(main.id).run();
    expect(await listEnquiries()).toMatchObject([{ id: other, joined_to: null }]);
  });

  it("have on the page of the joined one what has become of the main one", async () => {
    const person = await signIn(meera);
    const page = await askForQuote({ ...ownNote(), name: "Asha" });
    await askForQuote({ ...ownNote(), name: "Billi" });
    await askForQuote({ ...ownNote(), name: "Chitra" });
    const [joined, between, main] = await Promise.all(["Asha", "Billi", "Chitra"].map(pathOf));
    const idOf = (path = "") => path.slice("/desk/".length);
    await press(person, between ?? "", { do: "join", other: idOf(joined) });
    await press(person, main ?? "", { do: "join", other: idOf(between) });
    expect(await readPage(page)).toContain("so you get one reply for both");
    for (const [fields, words] of [
      [{ do: "answered", via: "phone" }, "We have answered this together with another request"],
      [{ do: "lost", why: "other" }, "This request is closed, and we do nothing further for it."],
      [{ do: "undo-closing" }, "We have answered this together with another request"],
      [{ do: "died" }, "We are very sorry for your loss."],
    ] as const) {
      await press(person, main ?? "", fields);
      const read = await readPage(page);
      expect(read).toContain(words);
      expect(read).not.toContain("one reply for both");
    }
    await env.ENQUIRIES.prepare("DELETE FROM enquiries WHERE id = ?1").bind(idOf(main)).run();
    expect(await readPage(page)).toContain("This request is closed");
  });

  it.each([
    ["address", { email: "ASHA@example.com", name: "A. Rao", phone: "" }],
    ["phone number", { email: "other@example.com", name: "A. Rao", phone: "098450-12345" }],
    ["name", { email: "other@example.com", name: "asha", phone: "" }],
  ])("are found by the same %s, and joined", async (_, fields) => {
    const person = await signIn(meera);
    const quotePath = await askForQuote({ ...ownNote(), phone: "+91 98450 12345" });
    const first = await onlyRow();
    await postEnquiry({ ...newEnquiry(), ...fields });
    const second = (await listEnquiries()).find(({ id }) => id !== first.id);
    const main = `/desk/${second?.id}`;
    expect(await person.read(main)).toContain("From the same person");
    const { page } = await press(person, main, { do: "join", other: first.id });
    expect(page).toContain("They are one now");
    const due = Object.values(readSections(await person.read("/desk"))).flat();
    expect(due).toEqual([main]);
    expect(await (await visit(quotePath)).text()).toContain(
      "We answer this together with another request of yours",
    );
    await press(person, first.path, { do: "undo-closing" });
    expect(await (await visit(quotePath)).text()).toContain("We reply by");
    expect((await readLog()).join()).toContain(`joined ${referenceOf(first.id)} to it`);
  });
});
