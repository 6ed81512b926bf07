import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { referenceOf } from "#office/reply/reference.ts";
import {
  meera,
  onlyRow,
  pathOf,
  press,
  ravi,
  readLog,
  readSections,
  seenBy,
  signIn,
  submit,
} from "#tests/worker/desk-office.ts";
import { listEnquiries, newEnquiry, postEnquiry } from "#tests/worker/enquiry-outbox.ts";
import { readPage } from "#tests/worker/offered-quote.ts";
import { askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";
import { visit } from "#tests/worker/site.ts";

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

  it("stay as they are if the form names a revision that is none", async () => {
    const person = await signIn(meera);
    const [id] = Object.keys(await storeTwo());
    const refused = await press(person, "/desk", { [id ?? ""]: "x", do: "phone" });
    expect(refused.status).toBe(400);
    expect(refused.page).toContain("This form cannot be read.");
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
