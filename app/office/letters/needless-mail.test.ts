import { expect, it } from "vitest";
import { journeyOf, messageOf, now } from "#tests/fixtures/office/letter-examples.ts";
import { findNeedless } from "./needless-mail.ts";

const missed = journeyOf({ nextBy: now - 1 }).journey;
const kept = journeyOf({ nextBy: now + 1 }).journey;

it.each([
  ["a confirmation of what is answered", "received", { repliedAt: now }, null],
  ["a confirmation of what was taken for spam since", "corrected", { isSuspect: true }, null],
  ["a late promise that was kept since", "late", { repliedAt: now, replyBy: now - 1 }, null],
  ["a late promise after which another one was given", "late", { replyBy: now + 1 }, null],
  ["a late promise of what was closed since", "late", { closedAt: now, replyBy: now - 1 }, null],
  ["a late promise of what was taken for spam since", "late", { isFlood: true }, null],
  ["a late message that was sent since", "late", {}, kept],
  ["that it is booked, once the journey has ended", "booked", {}, { ...kept, calledOffAt: now }],
  ["a reply that was given anew", "reply", { repliedAt: now + 1 }, null],
  ["a reply to whom has marked a mail as spam", "reply", { mailStop: "unwanted" }, null],
  ["news of what is not booked", "message", {}, null],
  ["a reply after which it was marked as unanswered", "reply", { repliedAt: null }, null],
  ["a reply to an address from which mail came back", "reply", { mailStop: "returned" }, null],
  ["a reply to an address that was replaced", "reply", { mailStop: "replaced" }, null],
] as const)("%s is needless", (_, kind, changes, journey) => {
  const enquiry = messageOf(changes);
  expect(
    findNeedless({ kind, createdAt: now }, { enquiry, journey, quotes: [enquiry] }, now),
  ).not.toBeNull();
});

it.each([
  ["a confirmation", "received", {}, null],
  ["a late promise", "late", { replyBy: now - 1 }, null],
  ["a late message of what was answered long ago", "late", { repliedAt: 1 }, missed],
  ["news of a journey", "message", { repliedAt: 1 }, kept],
  ["a reply", "reply", { repliedAt: now }, null],
  ["links", "found", { repliedAt: 1 }, null],
] as const)("%s is not", (_, kind, changes, journey) => {
  const enquiry = messageOf(changes);
  expect(
    findNeedless({ kind, createdAt: now }, { enquiry, journey, quotes: [enquiry] }, now),
  ).toBeNull();
});

it("links are needless once no quote is left", () => {
  const about = { enquiry: messageOf(), journey: null, quotes: [] };
  expect(findNeedless({ kind: "found", createdAt: now }, about, now)).not.toBeNull();
});
