import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { referenceOf } from "#office/reply/reference.ts";
import { tomorrow } from "#tests/worker/booked-quote.ts";
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
  listEnquiries,
  newEnquiry,
  postAndDeliver,
  postEnquiry,
  postWhileServiceIsDown,
  readInbox,
  runCron,
  validEnquiry,
  waitUntilDelivered,
} from "#tests/worker/enquiry-outbox.ts";
import { askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";
import { advanceClock } from "#tests/worker/site.ts";

/** How long an attempt to send it may take, in a run of the relay that sends many. */
const attemptMs = 60_000;

/** The forms of the page on which it is erased: alone, or with all from its address. */
const both = [
  ["it", {}],
  ["all from its address", { do: "erase-address" }],
] as const;

type Person = Awaited<ReturnType<typeof signIn>>;

/** The form of the page as it is now, with the reference typed. */
async function formOf(person: Person, id: string): Promise<Record<string, string>> {
  return { ...(await seenBy(person, `/desk/${id}/erase`)), reference: referenceOf(id) };
}

describe.each(both)("erasing %s", (_, button) => {
  const deeds: [string, (person: Person, path: string) => Promise<unknown>][] = [
    [
      "booked it",
      (person, path) =>
        press(person, `${path}/journey`, { do: "book", without: "phone", next: tomorrow() }),
    ],
    ["claimed it", (person, path) => press(person, path, { do: "claim" })],
    ["wrote a note", (person, path) => press(person, path, { do: "note", note: "They booked." })],
    ["answered it", (person, path) => press(person, path, { do: "answered", via: "phone" })],
  ];

  it.each(deeds)("is refused after a colleague “%s”, and says so", async (did, act) => {
    const person = await signIn(meera);
    await askForQuote(ownNote());
    await askForQuote(ownNote());
    const { id, path } = await onlyRow();
    advanceClock(attemptMs);
    const form = { ...(await formOf(person, id)), ...button };
    await act(await signIn(ravi), path);
    const { status, page } = await submit(person, `${path}/erase`, form);
    expect(status).toBe(409);
    expect(page).toMatch(new RegExp(`Since you opened this page: ravi ${did}`));
    expect(page).toContain(`value="${referenceOf(id)}"`);
    expect(await listEnquiries()).toHaveLength(2);
  });

  it("is refused after a correction", async () => {
    const person = await signIn(meera);
    const submission = crypto.randomUUID();
    await postEnquiry({ ...validEnquiry, submission });
    const { id, path } = await onlyRow();
    const form = { ...(await formOf(person, id)), ...button };
    await postEnquiry({ ...validEnquiry, submission, message: "In June instead, please." });
    advanceClock(attemptMs);
    const { status, page } = await submit(person, `${path}/erase`, form);
    expect(status).toBe(409);
    expect(page).toContain("corrected");
    expect(await listEnquiries()).toHaveLength(1);
  });

  it("of a booked one needs a second confirmation", async () => {
    const person = await signIn(meera);
    await askForQuote(ownNote());
    const { id, path } = await onlyRow();
    await press(person, `${path}/journey`, { do: "book", without: "phone", next: tomorrow() });
    advanceClock(attemptMs);
    expect(await person.read(`${path}/erase`)).toContain("It is booked");
    const form = { ...(await formOf(person, id)), ...button };
    const refused = await submit(person, `${path}/erase`, form);
    expect(refused.status).toBe(400);
    expect(refused.page).toContain("Please confirm that the journey is to be erased too.");
    expect(refused.page).toContain(`value="${referenceOf(id)}"`);
    expect(await listEnquiries()).toHaveLength(1);
    const erased = await submit(person, `${path}/erase`, { ...form, booked: "yes" });
    expect(erased.status).toBe(303);
    expect(await env.ENQUIRIES.prepare("SELECT count(*) AS n FROM journeys").first("n")).toBe(0);
  });

  it("of an unbooked one asks for no second confirmation", async () => {
    const person = await signIn(meera);
    await postAndDeliver(newEnquiry());
    const { id, path } = await onlyRow();
    advanceClock(attemptMs);
    expect(await person.read(`${path}/erase`)).not.toContain('name="booked"');
    const form = { ...(await formOf(person, id)), ...button };
    expect((await submit(person, `${path}/erase`, form)).status).toBe(303);
  });

  it("waits for an attempt to send it, so that no copy goes out afterwards", async () => {
    const person = await signIn(meera);
    await publishKeys(undefined, { path: "/form", kind: "delay", delayMs: 300 });
    await postEnquiry(newEnquiry());
    await vi.waitFor(async () => expect(await onlyRow()).toMatchObject({ attempts: 1 }));
    const { id, path } = await onlyRow();
    const form = { ...(await formOf(person, id)), ...button };
    const { status, page } = await submit(person, `${path}/erase`, form);
    expect(status).toBe(409);
    expect(page).toContain("It may be on its way to the office just now");
    expect(page).toContain("Press again in a minute.");
    await waitUntilDelivered();
    expect(await readInbox()).toHaveLength(1);
    advanceClock(attemptMs);
    expect((await press(person, `${path}/erase`, form)).status).toBe(303);
    expect(await listEnquiries()).toEqual([]);
  });

  it("waits for a run of the relay", async () => {
    const person = await signIn(meera);
    await postWhileServiceIsDown();
    await publishKeys(undefined, { path: "/form", kind: "delay", delayMs: 500 });
    const { id, path } = await onlyRow();
    advanceClock(attemptMs);
    const run = runCron();
    await vi.waitFor(async () => expect(await onlyRow()).toMatchObject({ attempts: 2 }));
    const form = { ...(await formOf(person, id)), ...button };
    expect((await submit(person, `${path}/erase`, form)).status).toBe(409);
    await run;
    expect((await submit(person, `${path}/erase`, form)).status).toBe(303);
  });

  it("refuses a form that it cannot read", async () => {
    const person = await signIn(meera);
    await postAndDeliver(newEnquiry());
    const { id, path } = await onlyRow();
    advanceClock(attemptMs);
    const bare = { ...button, reference: referenceOf(id) };
    const { status, page } = await submit(person, `${path}/erase`, bare);
    expect(status).toBe(400);
    expect(page).toContain("This form cannot be read.");
  });

  it("says who erased it before", async () => {
    const [first, second] = await Promise.all([signIn(meera), signIn(ravi)]);
    await postAndDeliver(newEnquiry());
    const { id, path } = await onlyRow();
    advanceClock(attemptMs);
    const form = { ...(await formOf(first, id)), ...button };
    await submit(second, `${path}/erase`, form);
    const { status, page } = await submit(first, `${path}/erase`, form);
    expect(status).toBe(409);
    expect(page).toMatch(/It has been erased: ravi erased/);
    expect(await readLog()).toHaveLength(1);
  });
});

describe("erasing all from an address", () => {
  it("is refused where another one has come, or a colleague has booked one of them", async () => {
    const person = await signIn(meera);
    await postAndDeliver(newEnquiry());
    const { id, path } = await onlyRow();
    advanceClock(attemptMs);
    const first = { ...(await formOf(person, id)), do: "erase-address" };
    await askForQuote(ownNote());
    advanceClock(attemptMs);
    const refused = await submit(person, `${path}/erase`, first);
    expect(refused.status).toBe(409);
    expect(refused.page).toContain("Another one has come from this address");
    const second = { ...(await formOf(person, id)), do: "erase-address" };
    const quote = (await listEnquiries()).find(({ kind }) => kind === "quote");
    await press(await signIn(ravi), `/desk/${quote?.id}/journey`, {
      do: "book",
      without: "phone",
      next: tomorrow(),
    });
    const late = await submit(person, `${path}/erase`, second);
    expect(late.status).toBe(409);
    expect(late.page).toContain("ravi booked it");
    expect(late.page).toContain("Another one of them is booked");
    expect(await listEnquiries()).toHaveLength(2);
    const third = { ...(await formOf(person, id)), booked: "yes", do: "erase-address" };
    expect((await submit(person, `${path}/erase`, third)).page).toContain("2 enquiries are gone");
  });
});
