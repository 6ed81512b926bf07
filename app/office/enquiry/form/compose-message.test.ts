import { expect, it } from "vitest";
import { composeMessage } from "./compose-message.ts";

const typed = { name: "Asha", email: "asha@example.com", phone: "", message: "Is May too soon?" };

it("puts the journey in front of the message, one line for each part", () => {
  const journey = { from: "Delhi", to: "London", month: "March", pet: "Labrador, 3 years" };
  expect(composeMessage({ ...typed, ...journey })).toBe(
    "From: Delhi\nTo: London\nMonth: March\nPet: Labrador, 3 years\n\nIs May too soon?",
  );
});

it("leaves out what is not known", () => {
  expect(composeMessage({ ...typed, from: "", to: "London", month: "", pet: "" })).toBe(
    "To: London\n\nIs May too soon?",
  );
});

it("leaves a message without a journey as it is", () => {
  expect(composeMessage({ ...typed, from: "", to: "", month: "", pet: "" })).toBe(typed.message);
});
