import { expect, it } from "vitest";
import { tomorrow } from "#tests/worker/booked-quote.ts";
import { meera, readLog, signIn } from "#tests/worker/desk-office.ts";
import { answerOffer, askForOffer, book, makeOffer } from "#tests/worker/offered-quote.ts";

it("a booking without an accepted offer says why, which the log keeps", async () => {
  const { id, desk, page } = await askForOffer();
  const person = await signIn(meera);
  await makeOffer(person, desk);
  await answerOffer(page, "declined", { words: "By phone, please." });
  const refused = await book(person, id, { next: tomorrow() });
  expect(refused.status).toBe(400);
  expect(refused.page).toContain("Please say why you book it.");
  expect((await book(person, id, { next: tomorrow(), without: "paid" })).status).toBe(303);
  expect((await readLog()).at(-1)).toContain("without an accepted offer: paid already");
});

it("a booking after an accepted offer asks for no reason", async () => {
  const { id, desk, page } = await askForOffer();
  const person = await signIn(meera);
  await makeOffer(person, desk);
  await answerOffer(page, "accepted");
  expect(await person.read(`/desk/${id}/journey`)).toContain("The owner has accepted the offer.");
  expect((await book(person, id, { next: tomorrow() })).status).toBe(303);
  expect((await readLog()).at(-1)).toMatch(/booked it$/);
});
