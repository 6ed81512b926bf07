import { describe, expect, it } from "vitest";
import type { Journey } from "#office/journey/journey.ts";
import type { Offer } from "#office/offer/offer.ts";
import {
  journeyOf,
  messageOf,
  now,
  offerOf,
  quoteOf,
} from "#tests/fixtures/office/letter-examples.ts";
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
    findNeedless(
      { kind, revision: 1, createdAt: now },
      { enquiry, journey, offer: null, quotes: [enquiry] },
      now,
    ),
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
    findNeedless(
      { kind, revision: 1, createdAt: now },
      { enquiry, journey, offer: null, quotes: [enquiry] },
      now,
    ),
  ).toBeNull();
});

it("links are needless once no quote is left", () => {
  const about = { enquiry: messageOf(), journey: null, offer: null, quotes: [] };
  expect(findNeedless({ kind: "found", revision: 1, createdAt: now }, about, now)).not.toBeNull();
});

describe("the mail of an offer", () => {
  const find = (offer: Offer | null, journey: Journey | null = null) =>
    findNeedless(
      { kind: "offer", revision: 1, createdAt: now },
      { enquiry: quoteOf({ repliedAt: 1 }), journey, offer, quotes: [] },
      now,
    );

  it("is sent while the offer waits for its owner", () => {
    expect(find(offerOf())).toBeNull();
  });

  it.each([
    ["was withdrawn", null],
    ["was replaced by another one", offerOf({ id: 2 })],
    ["was answered", offerOf({ answer: "declined" })],
    ["has expired", offerOf({ validUntil: now - 1 })],
  ])("is needless once that %s", (_, offer) => {
    expect(find(offer)).not.toBeNull();
  });

  it("is needless once the move is booked", () => {
    expect(find(offerOf(), kept)).not.toBeNull();
  });
});
