import { expect, it } from "vitest";
import { safePaymentUrl } from "./payment-url";

const secureStore = "https://store.example/store/store_01";
const localStore = "http://localhost:8788/store/store_01";

it("sends buyers to an https address", () => {
  expect(safePaymentUrl("https://pay.example/1", secureStore)).toBe("https://pay.example/1");
  expect(safePaymentUrl("https://pay.example/1", localStore)).toBe("https://pay.example/1");
});

it("sends buyers to an http address only when the store itself is on http", () => {
  const url = "http://localhost:8788/pay/1";
  expect(safePaymentUrl(url, localStore)).toBe(url);
  expect(safePaymentUrl(url, secureStore)).toBeNull();
});

it("gives an address that can stand in a header", () => {
  expect(safePaymentUrl("https://pay.example/\r\nX: ₹", secureStore)).toBe(
    "https://pay.example/X:%20%E2%82%B9",
  );
});

it.each([
  "javascript:alert(1)",
  "data:text/html,hi",
  "/pay/1",
  "//pay.example",
  "",
  "ftp://x.example",
])("sends nobody to %s", (url) => {
  expect(safePaymentUrl(url, localStore)).toBeNull();
});
