import { expect, it } from "vitest";
import { isPaymentUrl } from "./payment-url";

const secureStore = "https://store.example/store/store_01";
const localStore = "http://localhost:8788/store/store_01";

it("sends buyers to an https address", () => {
  expect(isPaymentUrl("https://pay.example/1", secureStore)).toBe(true);
  expect(isPaymentUrl("https://pay.example/1", localStore)).toBe(true);
});

it("sends buyers to an http address only when the store itself is on http", () => {
  expect(isPaymentUrl("http://localhost:8788/pay/1", localStore)).toBe(true);
  expect(isPaymentUrl("http://pay.example/1", secureStore)).toBe(false);
});

it.each([
  "javascript:alert(1)",
  "data:text/html,hi",
  "/pay/1",
  "//pay.example",
  "",
  "ftp://x.example",
])("sends nobody to %s", (url) => {
  expect(isPaymentUrl(url, localStore)).toBe(false);
});
