import { describe, expect, it } from "vitest";
import { writeJourneyForm } from "#office/journey/journey-form.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { journeys, tomorrow } from "#tests/worker/booked-quote.ts";
import {
  meera,
  onlyRow,
  press,
  publishKeys,
  ravi,
  readLog,
  seenBy,
  signIn,
  submit,
} from "#tests/worker/desk-office.ts";
import {
  formServiceIsDown,
  newEnquiry,
  postAndDeliver,
  postEnquiry,
  postWhileServiceIsDown,
  readInbox,
  validEnquiry,
  waitUntilDelivered,
} from "#tests/worker/enquiry-outbox.ts";
import { askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";
import { advanceClock, visit } from "#tests/worker/site.ts";

const office = () => Promise.all([signIn(meera), signIn(ravi)]);

describe("a page that a colleague has overtaken", () => {
  it.each(["release", "undo", "settle", "send-again"])(
    "changes nothing with “%s”, and says who did what",
    async (change) => {
      const [first, second] = await office();
      await postWhileServiceIsDown();
      await publishKeys(undefined, formServiceIsDown);
      const { path } = await onlyRow();
      await press(first, path, { do: "claim" });
      if (change === "undo") await press(first, path, { do: "answered", via: "phone" });
      const seen = await seenBy(first, path);
      await press(second, path, { do: "note", note: "She has called." });
      const [row, log] = [await onlyRow(), await readLog()];
      const { status, page } = await submit(first, path, { ...seen, do: change });
      expect(status).toBe(409);
      expect(page).toMatch(/Since you opened this page: ravi wrote a note \(.*\)/);
      expect(await onlyRow()).toEqual(row);
      expect(await readLog()).toEqual(log);
      expect((await press(first, path, { do: change })).status).toBe(303);
    },
  );

  it.each(["claim", "release", "answered", "promise"])(
    "does not “%s” what is answered",
    async (change) => {
      const [first, second] = await office();
      await postAndDeliver(newEnquiry());
      const { path } = await onlyRow();
      if (change === "release") await press(first, path, { do: "claim" });
      const seen = await seenBy(first, path);
      await press(second, path, { do: "answered", via: "phone" });
      const row = await onlyRow();
      const day = new Date(Number(row.reply_by)).toISOString().slice(0, 10);
      const fields = { ...seen, do: change, day, via: "mail" };
      const { status, page } = await submit(first, path, fields);
      expect(status).toBe(409);
      expect(page).toMatch(/ravi (was first, and marked it as answered on|answered it by phone)/);
      expect(await onlyRow()).toEqual(row);
    },
  );

  it("does not send again what the form service has taken in the meantime", async () => {
    const person = await signIn(meera);
    await postWhileServiceIsDown();
    await publishKeys();
    const { path } = await onlyRow();
    const seen = await seenBy(person, path);
    await press(await signIn(ravi), path, { do: "send-again" });
    await waitUntilDelivered();
    for (const change of ["send-again", "settle"]) {
      const { status, page } = await submit(person, path, { ...seen, do: change });
      expect(status).toBe(409);
      expect(page).toContain("ravi sent it again");
    }
    expect(await readInbox()).toHaveLength(1);
  });

  it("does not take the mark of spam away that it has not shown", async () => {
    const person = await signIn(meera);
    await postAndDeliver({ ...newEnquiry(), second_subject: "https://spam.example" });
    const { path } = await onlyRow();
    const seen = { ...(await seenBy(person, path)), isSuspect: "0" };
    expect((await submit(person, path, { ...seen, do: "send-again" })).status).toBe(409);
    expect(await onlyRow()).toMatchObject({ is_suspect: 1 });
  });

  it("says that it was sent again, and not that the visitor has corrected it", async () => {
    const [first, second] = await office();
    await postAndDeliver(newEnquiry());
    const { path } = await onlyRow();
    const seen = await seenBy(first, path);
    await press(second, path, { do: "send-again" });
    await waitUntilDelivered();
    const { page } = await submit(first, path, { ...seen, do: "answered", via: "phone" });
    expect(page).toContain("ravi sent it again");
    expect(page).not.toContain("corrected");
  });
});

describe("a note", () => {
  it("is saved whatever a colleague or the visitor has done since", async () => {
    const [first, second] = await office();
    const submission = crypto.randomUUID();
    await postEnquiry({ ...validEnquiry, submission });
    const { path } = await onlyRow();
    const seen = await seenBy(first, path);
    await press(second, path, { do: "note", note: "From Ravi" });
    await postEnquiry({ ...validEnquiry, submission, message: "In June instead, please." });
    const { status, page } = await submit(first, path, { ...seen, do: "note", note: "From Meera" });
    expect(status).toBe(303);
    expect(page).toContain("From Ravi");
    expect(page).toContain("From Meera");
  });

  it("is shown to be copied where the enquiry was erased, with who erased it", async () => {
    const [first, second] = await office();
    await postAndDeliver(newEnquiry());
    advanceClock(60_000);
    const { id, path } = await onlyRow();
    await press(second, `${path}/erase`, { reference: referenceOf(id) });
    const { status, page } = await submit(first, path, { do: "note", note: "Calls <b>back</b>" });
    expect(status).toBe(409);
    expect(page).toMatch(/It has been erased: ravi erased it \(.*\)\./);
    expect(page).toContain("Calls &lt;b&gt;back&lt;/b&gt;");
    expect((await submit(first, path, { do: "claim" })).status).toBe(400);
  });
});

describe("a page of a quote that is to be booked", () => {
  const bookingPath = async () => `${(await onlyRow()).path}/journey`;

  it("does not mark the quote as answered, once a colleague has booked it", async () => {
    const [first, second] = await office();
    await askForQuote(ownNote());
    const { path } = await onlyRow();
    const booking = await bookingPath();
    const stale = {
      ...(await seenBy(first, booking)),
      do: "book",
      without: "phone",
      next: tomorrow(),
    };
    await press(second, booking, { do: "book", without: "phone", next: tomorrow() });
    await press(second, path, { do: "undo" });
    const { status, page } = await submit(first, booking, stale);
    expect(status).toBe(409);
    expect(page).toMatch(/Somebody else has just booked it\. The last change: ravi marked it as/);
    expect(await onlyRow()).toMatchObject({ replied_at: null, replied_by: null });
  });

  it("does not book words that the visitor has corrected", async () => {
    const person = await signIn(meera);
    const submission = crypto.randomUUID();
    const note = ownNote().note;
    await askForQuote({ submission, note });
    const booking = await bookingPath();
    const stale = {
      ...(await seenBy(person, booking)),
      do: "book",
      without: "phone",
      next: tomorrow(),
    };
    await askForQuote({ submission, note: `${note} In June.` });
    const { status, page } = await submit(person, booking, stale);
    expect(status).toBe(409);
    expect(page).toContain("The visitor has corrected the quote since you opened this page.");
    expect(await onlyRow()).toMatchObject({ replied_at: null });
    expect(
      (await press(person, booking, { do: "book", without: "phone", next: tomorrow() })).status,
    ).toBe(303);
  });

  it("does not book what a colleague has done something about", async () => {
    const [first, second] = await office();
    const quotePath = await askForQuote(ownNote());
    const booking = await bookingPath();
    const stale = {
      ...(await seenBy(first, booking)),
      do: "book",
      without: "phone",
      next: tomorrow(),
    };
    await press(second, (await onlyRow()).path, { do: "note", note: "They do not travel." });
    const { status, page } = await submit(first, booking, stale);
    expect(status).toBe(409);
    expect(page).toContain("ravi wrote a note");
    expect(page).toContain(`value="${stale.next}"`);
    expect(await (await visit(quotePath)).text()).not.toContain("Next message by");
  });

  it("shows the journey as it is stored beside a refusal that is about something else", async () => {
    const person = await signIn(meera);
    await askForQuote(ownNote());
    const booking = await bookingPath();
    await press(person, booking, { do: "book", without: "phone", next: tomorrow() });
    const seen = await seenBy(person, booking);
    const stored = await journeys.find((await onlyRow()).id);
    const form = stored && writeJourneyForm(stored.journey);
    await submit(person, booking, { ...seen, ...form, do: "save", words: "Off they go." });
    const late = await submit(person, booking, { ...seen, do: "close" });
    expect(late.status).toBe(409);
    expect(late.page).toContain("The last change: meera set the stage");
    expect(late.page).toContain("Off they go.");
  });

  it("keeps the words for the owner where the quote was erased", async () => {
    const [first, second] = await office();
    await askForQuote(ownNote());
    const { id, path } = await onlyRow();
    const booking = await bookingPath();
    await press(first, booking, { do: "book", without: "phone", next: tomorrow() });
    const seen = await seenBy(first, booking);
    advanceClock(60_000);
    await press(second, `${path}/erase`, { reference: referenceOf(id), booked: "yes" });
    const save = { ...seen, do: "save", words: "The sample is on its way." };
    const { status, page } = await submit(first, booking, save);
    expect(status).toBe(409);
    expect(page).toContain("ravi erased it");
    expect(page).toContain("The sample is on its way.");
  });
});
