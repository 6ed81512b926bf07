import { describe, expect, it } from "vitest";
import { referenceOf } from "#office/reply/reference.ts";
import { bookQuote } from "#tests/worker/booked-quote.ts";
import { meera, onlyRow, press, ravi, signIn } from "#tests/worker/desk-office.ts";
import {
  newEnquiry,
  postAndDeliver,
  postEnquiry,
  validEnquiry,
} from "#tests/worker/enquiry-outbox.ts";
import { advanceClock } from "#tests/worker/site.ts";

const done = 'role="status"';

describe("a notice of what is done", () => {
  it.each([
    ...["claim", "release", "answered", "undo", "note", "promise", "settle", "send-again"].map(
      (name) => ["", name] as const,
    ),
    ...["book", "save", "replace", "close", "call-off"].map((name) => ["/journey", name] as const),
  ])("is not shown for an address that somebody types: %s?done=%s", async (page, name) => {
    const person = await signIn(meera);
    const { id } = await bookQuote();
    expect(await person.read(`/desk/${id}${page}?done=${name}`)).not.toContain(done);
  });

  it.each(["erased", "erase-address-3", "erase-address-0"])(
    "is not shown for an address that somebody types: /desk?done=%s",
    async (name) => {
      const person = await signIn(meera);
      expect(await person.read(`/desk?done=${name}`)).not.toContain(done);
    },
  );

  it.each(["send-waiting-2", "send-flood-1", "mark-flood-0"])(
    "is not shown for an address that somebody types: /desk/housekeeping?done=%s",
    async (name) => {
      const person = await signIn(meera);
      expect(await person.read(`/desk/housekeeping?done=${name}`)).not.toContain(done);
    },
  );

  it("is shown to who did it, and no more once a colleague has undone it", async () => {
    const [first, second] = await Promise.all([signIn(meera), signIn(ravi)]);
    await postAndDeliver(newEnquiry());
    const { path } = await onlyRow();
    const { page, location } = await press(first, path, { do: "answered", via: "phone" });
    expect(page).toContain("It is marked as answered.");
    expect(await second.read(String(location))).not.toContain(done);
    expect(await first.read(`${path}?done=claim`)).not.toContain(done);
    await press(second, path, { do: "undo" });
    expect(await first.read(String(location))).not.toContain(done);
  });

  it("is not shown once the visitor has corrected the enquiry", async () => {
    const person = await signIn(meera);
    const submission = crypto.randomUUID();
    await postEnquiry({ ...validEnquiry, submission });
    const { path } = await onlyRow();
    const { location } = await press(person, path, { do: "claim", holder: "" });
    advanceClock(1_000);
    await postEnquiry({ ...validEnquiry, submission, message: "In June instead, please." });
    expect(await person.read(String(location))).not.toContain(done);
  });

  it("is shown for a minute", async () => {
    const person = await signIn(meera);
    await postAndDeliver(newEnquiry());
    const { id, path } = await onlyRow();
    const { location } = await press(person, path, { do: "note", note: "Calls back" });
    expect(await person.read(String(location))).toContain("The note is saved.");
    advanceClock(60_000);
    expect(await person.read(String(location))).not.toContain(done);
    const erased = await press(person, `${path}/erase`, { reference: referenceOf(id) });
    expect(erased.page).toContain("It is gone from the desk, with its notes.");
    advanceClock(60_000);
    expect(await person.read("/desk?done=erased")).not.toContain(done);
  });
});
