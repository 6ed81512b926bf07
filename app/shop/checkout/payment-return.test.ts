import { describe, expect, it } from "vitest";
import { isAfterPayment } from "./payment-return.ts";

describe("the home page's query", () => {
  it.each([
    "?checkout=success",
    "?checkout=success?order_id=1",
    "?ref=mail&checkout=success%3Forder_id%3D1&status=paid",
    "?checkout=cancelled&checkout=success",
  ])("says with %s that a payment succeeded", (search) => {
    expect(isAfterPayment(search)).toBe(true);
  });

  it.each(["", "?checkout=", "?checkout=cancelled", "?checkout=no-success", "?success=checkout"])(
    "does not say so with '%s'",
    (search) => {
      expect(isAfterPayment(search)).toBe(false);
    },
  );
});
