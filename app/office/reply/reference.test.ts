import { expect, it } from "vitest";
import { referenceOf } from "./reference.ts";

it("a reference is the start of the enquiry's id, in a form that can be read out", () => {
  expect(referenceOf("7f3a91c2-5b1e-4c55-9d0a-2f6f0c9b7a11")).toBe("7F3A-91C2");
});
