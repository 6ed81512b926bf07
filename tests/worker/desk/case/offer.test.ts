import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { referenceOf } from "#office/reply/reference.ts";
import { tomorrow } from "#tests/worker/booked-quote.ts";
import { meera, ravi, readLog, signIn, submit, visitDesk } from "#tests/worker/desk-office.ts";
import { listEnquiries, newEnquiry, postEnquiry } from "#tests/worker/enquiry-outbox.ts";
import {
  answerOffer,
  askForOffer,
  book,
  checkOffer,
  makeOffer,
  offers,
  postAnswer,
  readPage,
} from "#tests/worker/offered-quote.ts";
import { advanceClock, visit } from "#tests/worker/site.ts";

const total = "₹1,25,500.50";

async function readRow(id: string) {
  return (await listEnquiries()).find((row) => row.id === id);
}

describe("the desk's page of an offer", () => {
  it("is not there for anybody else", async () => {
    const { desk } = await askForOffer();
    expect((await visitDesk(null, desk)).status).toBe(403);
    expect((await visit(desk)).status).toBe(404);
  });

  it("proposes the lines of the quote's bill, with the amounts that are published", async () => {
    const { desk, page } = await askForOffer();
    const html = await (await signIn(meera)).read(desk);
    expect(html).toContain('value="Export certificate"');
    expect(html).toContain("Published: 500 rupees");
    // With the firm's own prices, a line for each.
    expect(html).toContain('value="Our own work');
    expect(await readPage(page)).toContain("Export certificate");
  });

  it("shows the offer as its owner will read it, before anything is sent", async () => {
    const { desk, page } = await askForOffer();
    const checked = await checkOffer(await signIn(meera), desk);
    expect(checked.status).toBe(200);
    expect(checked.page).toContain(total);
    expect(checked.page).toContain("Left out, since they have no amount:");
    expect(await readPage(page)).not.toContain(total);
    expect(await readLog()).toEqual([]);
  });

  it("puts the offer on the page, which counts as our reply", async () => {
    const { desk, page, id } = await askForOffer();
    const sent = await makeOffer(await signIn(meera), desk);
    expect(sent.page).toContain("The offer is on the owner’s page now.");
    const read = await readPage(page);
    expect(read).toContain(total);
    expect(read).toContain("We book the flight once you have accepted.");
    expect(read).toContain("Accept the offer");
    expect(await readLog()).toEqual([
      expect.stringMatching(/^meera@\S+ \S+ offered INR 1,25,500\.50 until \w+ \d+ \w+, 23:59$/),
    ]);
    const row = await readRow(id);
    expect(row).toMatchObject({ replied_by: meera, replied_via: null });
    expect(row?.replied_at).toBe(row?.first_replied_at);
    expect(row?.replied_at).not.toBeNull();
  });

  it("has more lines, keeps what was typed, and names what is wrong", async () => {
    const { desk } = await askForOffer();
    const person = await signIn(meera);
    const { typed } = await checkOffer(person, desk);
    const more = await submit(person, desk, { ...typed, do: "more" });
    expect(more.status).toBe(200);
    expect(more.page.match(/name="amount-/g)?.length).toBeGreaterThan(
      (await person.read(desk)).match(/name="amount-/g)?.length ?? 0,
    );
    const wrong = { ...typed, do: "check", "amount-0": "95 + 195", until: "2020-01-01" };
    const refused = await submit(person, desk, wrong);
    expect(refused.status).toBe(400);
    expect(refused.page).toContain("Please write one amount");
    expect(refused.page).toContain("This day is past.");
    expect(refused.page).toContain('value="95 + 195"');
    expect((await submit(person, desk, { ...wrong, do: "send" })).status).toBe(400);
  });

  it("takes a payment link that the checkout would lead to, and no other text", async () => {
    const { desk, page } = await askForOffer();
    const person = await signIn(meera);
    for (const payment of ["javascript:alert(1)", "ftp://pay.example/1", "pay me"]) {
      const refused = await checkOffer(person, desk, { payment });
      expect(refused.status).toBe(400);
      expect(refused.page).toContain("the company that takes our payments");
    }
    const payment = "https://pay.example/1";
    await makeOffer(person, desk, { payment });
    expect(await readPage(page)).toContain(`href="${payment}"`);
  });

  it("does not let the second of two people send another one, and keeps what they typed", async () => {
    const { desk, page } = await askForOffer();
    const [first, second] = [await signIn(meera), await signIn(ravi)];
    const late = await checkOffer(second, desk, { "amount-0": "777" });
    await makeOffer(first, desk);
    const refused = await submit(second, desk, { ...late.typed, do: "send" });
    expect(refused.status).toBe(409);
    expect(refused.page).toContain("Since you opened this page: meera offered");
    expect(refused.page).toContain('value="777"');
    expect(await readPage(page)).toContain(total);
  });

  it("ends the earlier offer by a changed one, and takes an offer back", async () => {
    const { desk, page, id } = await askForOffer();
    const person = await signIn(meera);
    await makeOffer(person, desk);
    expect(await person.read(desk)).toContain('value="125000.50"');
    await makeOffer(person, desk, { "amount-1": "90000" });
    const changed = await readPage(page);
    expect(changed).toContain("₹90,500");
    expect(changed).not.toContain(total);
    const offer = String((await offers.find(id))?.id);
    const { typed } = await checkOffer(person, desk);
    const other = await submit(person, desk, { ...typed, do: "withdraw", offer: "0" });
    expect(other.status).toBe(409);
    expect(other.page).toContain('value="90000"');
    const unreadable = await submit(person, desk, { ...typed, do: "withdraw", offer: "x" });
    expect(unreadable.status).toBe(400);
    const withdrawn = await submit(person, desk, { ...typed, do: "withdraw", offer });
    expect(withdrawn.page).toContain("The offer is gone from the owner’s page.");
    expect(await readPage(page)).not.toContain("₹90,500");
    expect((await readLog()).at(-1)).toContain("withdrew the offer");
  });

  it("is for quotes: a message has no page that it could stand on", async () => {
    await postEnquiry(newEnquiry());
    const [row] = await listEnquiries();
    const person = await signIn(meera);
    expect(await person.read(`/desk/${row?.id}/offer`)).toContain("Fill in its move");
    expect((await person.post(`/desk/${row?.id}/offer`, { do: "send" })).status).toBe(404);
  });

  it("leads to the owner by hand, since nothing is mailed here", async () => {
    const { desk } = await askForOffer({ phone: "+91 98200 12345", whatsapp: "yes" });
    const person = await signIn(meera);
    const { page } = await makeOffer(person, desk);
    expect(page).toContain("Please tell the owner yourself:");
    expect(page).toContain("https://wa.me/919820012345?text=");
    expect(page).toMatch(/href="mailto:[^"]*quote%2F/);
  });
});

describe("the owner of an offer", () => {
  async function getOffer() {
    const asked = await askForOffer();
    const person = await signIn(meera);
    await makeOffer(person, asked.desk);
    return { ...asked, person };
  }

  it("accepts it, so that it is due at the desk, and reads by when we confirm", async () => {
    const { page, id, desk, person } = await getOffer();
    const accepted = await answerOffer(page, "accepted", { words: "A window seat for Moti" });
    expect(accepted).toMatchObject({ status: 303, location: page });
    const read = await readPage(page);
    expect(read).toMatch(/You accepted this offer on .*We confirm your booking by /);
    expect(read).toContain("A window seat for Moti");
    expect(read).not.toContain("Accept the offer");
    const row = await readRow(id);
    expect(row).toMatchObject({ replied_at: null, replied_via: null, closed_at: null });
    expect(row?.first_replied_at).not.toBeNull();
    expect(await person.read(desk)).toContain("A window seat for Moti");
    expect(await person.read("/desk")).toContain(referenceOf(id));
    expect((await readLog()).at(-1)).toBe(`the owner ${referenceOf(id)} accepted the offer`);
    const alarm = "SELECT words FROM mails WHERE kind = 'alarm'";
    expect(await env.ENQUIRIES.prepare(alarm).first("words")).toBe(
      `Offer accepted (1): ${referenceOf(id)}`,
    );
  });

  it("declines it without words, which closes it, and may come back", async () => {
    const { page, id } = await getOffer();
    await answerOffer(page, "declined");
    expect(await readPage(page)).toContain("thank you for telling us");
    expect(await readRow(id)).toMatchObject({ closed_as: "lost", closed_why: "declined" });
    expect((await answerOffer(page, "accepted")).status).toBe(303);
    expect(await readPage(page)).toContain("You accepted this offer");
    expect(await readRow(id)).toMatchObject({ closed_at: null, closed_as: null, closed_why: null });
  });

  it("declines it with words, to which we reply, unless they are too many", async () => {
    const { page, id } = await getOffer();
    const words = "Why so much? ".repeat(200);
    const tooMany = await answerOffer(page, "declined", { words });
    expect(tooMany.status).toBe(400);
    expect(tooMany.page).toContain(words.trim());
    await answerOffer(page, "declined", { words: "Could it be March?" });
    expect(await readPage(page)).toMatch(/You declined this offer.*We reply to your words by /);
    expect(await readRow(id)).toMatchObject({ replied_at: null, closed_at: null });
  });

  it("is found at the desk by the words with the answer, also once the offer was changed", async () => {
    const { page, desk, id, person } = await getOffer();
    await answerOffer(page, "accepted", { words: "(Thunder frightens Moti)" });
    const isFound = async () => (await person.read("/desk?q=thund")).includes(`href="/desk/${id}"`);
    expect(await isFound()).toBe(true);
    await makeOffer(person, desk);
    expect(await isFound()).toBe(true);
  });

  it("answers once, however often the button is pressed", async () => {
    const { page, id } = await getOffer();
    const offer = String((await offers.find(id))?.id);
    const press = () => postAnswer(page, { offer, answer: "accepted" });
    const presses = await Promise.all([press(), press(), press()]);
    expect(presses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await readLog()).filter((line) => line.includes("accepted"))).toHaveLength(1);
    const other = await postAnswer(page, { offer, answer: "declined" });
    expect(other.status).toBe(409);
    expect(other.page).toContain("This offer has been accepted already.");
    expect((await offers.find(id))?.answer).toBe("accepted");
  });

  it("is shown the new offer if we have changed it since, and keeps what was written", async () => {
    const { page, id, desk, person } = await getOffer();
    const offer = String((await offers.find(id))?.id);
    await makeOffer(person, desk, { "amount-1": "90000" });
    const late = await postAnswer(page, { offer, answer: "accepted", words: "Yes, please" });
    expect(late.status).toBe(409);
    expect(late.page).toContain("We have changed the offer since you opened this page");
    expect(late.page).toContain("₹90,500");
    expect(late.page).toContain("Yes, please");
    expect((await offers.find(id))?.answer).toBeNull();
  });

  it("cannot accept what was taken back, or has expired", async () => {
    const { page, id, desk, person } = await getOffer();
    const offer = String((await offers.find(id))?.id);
    advanceClock(15 * 86_400_000);
    const read = await readPage(page);
    expect(read).toContain("This offer was valid until");
    expect(read).toContain("We replied with the offer at the top of this page.");
    expect(read).not.toContain("Our offer is");
    expect(read).not.toContain("Accept the offer");
    const late = await postAnswer(page, { offer, answer: "accepted" });
    expect(late.status).toBe(409);
    expect(late.page).toContain("This offer is no longer valid.");
    const renewed = await signIn(meera);
    await makeOffer(renewed, desk);
    const next = String((await offers.find(id))?.id);
    const { typed } = await checkOffer(renewed, desk);
    await submit(renewed, desk, { ...typed, do: "withdraw", offer: next });
    const gone = await postAnswer(page, { offer: next, answer: "accepted" });
    expect(gone.status).toBe(409);
    expect(gone.page).toContain("We have taken the offer back");
    expect(person).toBeDefined();
  });

  it("answers no other quote's offer, nothing made up, and from no other site", async () => {
    const { page } = await getOffer();
    const other = await getOffer();
    const offer = String((await offers.find(other.id))?.id);
    expect((await postAnswer(page, { offer, answer: "accepted" })).status).toBe(409);
    expect((await offers.find(other.id))?.answer).toBeNull();
    const made = await postAnswer(page, { offer: "x", answer: "accepted" });
    expect(made).toMatchObject({ status: 400 });
    expect(made.page).toContain("This form cannot be read.");
    const foreign = { Origin: "https://evil.example" };
    expect((await postAnswer(page, { offer, answer: "accepted" }, foreign)).status).toBe(403);
    const nowhere = await postAnswer(`/quote/${"a".repeat(32)}`, { offer, answer: "accepted" });
    expect(nowhere.status).toBe(404);
  });

  it("of a move that is booked finds the offer on the journey's page, and answers nothing more", async () => {
    const { page, id, person } = await getOffer();
    const offer = String((await offers.find(id))?.id);
    await answerOffer(page, "accepted");
    expect((await book(person, id, { next: tomorrow() })).page).toContain("It is booked.");
    expect((await readLog()).at(-1)).toMatch(/booked it$/);
    const journey = await readPage(page);
    expect(journey).toContain("What was agreed");
    expect(journey).toContain(total);
    expect(journey).not.toContain("Decline");
    expect((await postAnswer(page, { offer, answer: "declined" })).status).toBe(409);
  });
});
