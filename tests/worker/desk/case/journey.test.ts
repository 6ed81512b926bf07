import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { referenceOf } from "#office/reply/reference.ts";
import {
  bookQuote,
  changeJourney,
  deskPath,
  journeyForm,
  journeys,
  tomorrow,
} from "#tests/worker/booked-quote.ts";
import {
  meera,
  onlyRow,
  press,
  ravi,
  readLog,
  seenBy,
  signIn,
  submit,
  visitDesk,
} from "#tests/worker/desk-office.ts";
import { listEnquiries, postEnquiry, validEnquiry } from "#tests/worker/enquiry-outbox.ts";
import { askForQuote } from "#tests/worker/quote-visitor.ts";
import { visit } from "#tests/worker/site.ts";

describe("the desk's page of a journey", () => {
  it("is not there for anybody else", async () => {
    const { id } = await bookQuote();
    expect((await visitDesk(null, deskPath(id))).status).toBe(403);
    expect((await visit(deskPath(id))).status).toBe(404);
    expect((await visit(`${deskPath(id)}.data`)).status).toBe(404);
  });

  it("books a quote once, with the promise of a first message", async () => {
    const page = await askForQuote();
    const path = deskPath((await listEnquiries())[0]?.id);
    const [first, second] = await Promise.all([signIn(meera), signIn(ravi)]);
    expect(await first.read(path)).toContain("Sample sent");
    const seen = await seenBy(first, path);
    const past = await first.post(path, {
      ...seen,
      do: "book",
      without: "phone",
      next: "2020-01-01T10:00",
    });
    expect(past.status).toBe(400);
    const html = await past.text();
    expect(html).toContain("This time is past.");
    expect(html).toContain('value="2020-01-01T10:00"');
    const booked = await first.post(path, {
      ...seen,
      do: "book",
      without: "phone",
      next: tomorrow(),
    });
    expect(booked.status).toBe(303);
    expect(await first.read(booked.headers.get("Location") ?? "")).toContain("It is booked.");
    expect(await (await visit(page)).text()).toContain("Next message by");
    const late = await second.post(path, {
      ...seen,
      do: "book",
      without: "phone",
      next: tomorrow(),
    });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("Somebody else has just booked it.");
  });

  it("leaves a line in the log for each change, with who made it", async () => {
    const [office, other] = await Promise.all([signIn(meera), signIn(ravi)]);
    await askForQuote();
    const [{ id } = { id: "" }] = await listEnquiries();
    await press(office, deskPath(id), { do: "book", without: "phone", next: tomorrow() });
    await other.post(deskPath(id), { ...(await journeyForm(String(id))), current: "result" });
    const { results } = await env.ENQUIRIES.prepare(
      "SELECT who, did FROM desk_log WHERE reference = ?1 ORDER BY id DESC LIMIT 2",
    )
      .bind(referenceOf(String(id)))
      .all();
    expect(results).toEqual([
      { who: ravi, did: "set the stage: Result" },
      { who: meera, did: "booked it without an accepted offer: agreed by phone" },
    ]);
  });

  it("changes what the owner sees, and keeps what was typed beside a mistake", async () => {
    const { id, path } = await bookQuote();
    const office = await signIn(meera);
    const typed = {
      ...(await journeyForm(id)),
      current: "result",
      words: "The sample is on its way.",
    };
    const refused = await office.post(deskPath(id), { ...typed, "day-landed": "soon" });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("Please enter a day such as 2027-03-31");
    expect(html).toContain("The sample is on its way.");
    expect((await office.post(deskPath(id), typed)).status).toBe(303);
    expect(await (await visit(path)).text()).toContain("The sample is on its way.");
  });

  it("does not let the second of two people overwrite the first", async () => {
    const { id } = await bookQuote();
    const form = await journeyForm(id);
    const [first, second] = await Promise.all([signIn(meera), signIn(ravi)]);
    expect((await first.post(deskPath(id), { ...form, words: "First." })).status).toBe(303);
    const late = await second.post(deskPath(id), { ...form, words: "Second." });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain("Somebody else has changed this journey");
    expect(html).toContain("Second.");
    expect((await journeys.find(id))?.journey.words).toBe("First.");
  });

  it("does not move a missed promise away, and follows it with a message", async () => {
    const { id, path } = await bookQuote();
    await changeJourney(id, () => ({ nextBy: Date.now() - 1_000 }));
    const office = await signIn(meera);
    expect(await office.read(deskPath(id))).toContain("A promised message is late");
    const moved = { ...(await journeyForm(id)), next: tomorrow() };
    expect(await (await office.post(deskPath(id), moved)).text()).toContain("Send it first");
    expect((await office.post(deskPath(id), { ...moved, sent: "yes" })).status).toBe(303);
    expect(await (await visit(path)).text()).toContain("later than we had promised");
  });

  it("replaces the link, so that the old one ends and the desk names the new one", async () => {
    const { id, path } = await bookQuote();
    const office = await signIn(meera);
    const fields = { do: "replace", key: path.split("/").at(-1) ?? "" };
    expect((await office.post(deskPath(id), fields)).status).toBe(303);
    expect((await visit(path)).status).toBe(404);
    const [, key] = /\/quote\/([a-z2-7]{32})/.exec(await office.read(deskPath(id))) ?? [];
    expect((await visit(`/quote/${key}`)).status).toBe(200);
    expect((await office.post(deskPath(id), fields)).status).toBe(409);
  });

  it("closes the journey, and opens it again", async () => {
    const { id, path } = await bookQuote();
    const office = await signIn(meera);
    expect((await office.post(deskPath(id), { do: "close", revision: "x" })).status).toBe(400);
    const close = { do: "close", revision: (await journeyForm(id)).revision ?? "" };
    expect((await office.post(deskPath(id), close)).status).toBe(303);
    expect(await (await visit(path)).text()).toContain("Your pet is home.");
    const again = { ...(await journeyForm(id)), next: tomorrow() };
    expect((await office.post(deskPath(id), again)).status).toBe(303);
    expect(await (await visit(path)).text()).toContain("Next message by");
  });

  it("calls off the move, which its owner reads and health counts no more, and opens it again", async () => {
    const { id, path } = await bookQuote();
    await changeJourney(id, () => ({ nextBy: Date.now() - 1_000, current: "flight" }));
    const office = await signIn(meera);
    const callOff = { do: "call-off", revision: (await journeyForm(id)).revision ?? "" };
    const { page } = await submit(office, deskPath(id), callOff);
    expect(page).toContain("The move is called off. The owner’s page says so.");
    expect(page).not.toContain("A promised message is late");
    expect(await readLog()).toContain(`${meera} ${referenceOf(id)} called off the move`);
    const html = await (await visit(path)).text();
    expect(html).toContain("This move is called off.");
    expect(html).toContain("This page ends on");
    expect(html).not.toMatch(
      /Next message by|Your pet is home|missed our promise|Planned: |waits for/,
    );
    expect(await (await visit(`${path}/journey.ics`)).text()).not.toContain("BEGIN:VEVENT");
    const headers = { Authorization: `Bearer ${env.HOOK_TOKEN}` };
    const health = await visit("/healthz?deep=1", { headers });
    expect(await health.json()).toMatchObject({ checks: { journeys: { status: "ok" } } });
    const again = { ...(await journeyForm(id)), next: tomorrow() };
    expect((await office.post(deskPath(id), again)).status).toBe(303);
    expect(await (await visit(path)).text()).toContain("Next message by");
  });

  it("has no page for what was erased, and for a message leads to what comes first", async () => {
    await postEnquiry(validEnquiry);
    const office = await signIn(meera);
    for (const id of [(await listEnquiries())[0]?.id, "gone"]) {
      expect((await office.get(deskPath(id))).status).toBe(404);
      expect((await office.post(deskPath(id), { do: "book" })).status).toBe(404);
    }
    const { path } = await onlyRow();
    const page = await office.read(`${path}/journey`);
    expect(page).toContain("Fill in its move first");
    for (const link of [path, `${path}/edit`]) expect(page).toContain(`href="${link}"`);
    expect(page).not.toContain("<input");
  });
});
