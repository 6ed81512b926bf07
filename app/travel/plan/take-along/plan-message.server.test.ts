import { expect, it } from "vitest";
import { planOf } from "#tests/fixtures/travel/plan.ts";
import { draftPlanEnquiry } from "./plan-message.server.ts";

const messageOf = (query: string) =>
  draftPlanEnquiry(planOf(query), `https://marigold.example/plan?${query}`).message;

it("A message about a plan says by which country the pet comes, and when it is home", () => {
  const message = messageOf("to=australia&pet=dog&via=uk&vaccine=2026-12-01");
  expect(message).toContain("First day it can really fly: Wednesday, 7 April 2027");
  expect(message).toContain("It then lands on: Sunday, 7 November 2027");
  expect(message).toContain("By way of the United Kingdom\nHome on: 17 November 2027");
});

it("A message about a plan says no more of a landing that is the end of the way", () => {
  expect(messageOf("to=uk&pet=dog")).not.toMatch(/By way of|Home on/);
});
