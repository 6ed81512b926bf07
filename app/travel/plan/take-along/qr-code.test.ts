import { expect, it } from "vitest";
import { makeQrCode } from "./qr-code.server.ts";

it("an address of a plan has a QR code, and a text that is too long for one has none", () => {
  const code = makeQrCode("https://marigold.example/plan?to=uk&pet=dog");
  expect(code?.path).toMatch(/^M2 2h7v1h-7z/);
  expect(makeQrCode("x".repeat(400))).not.toBeNull();
  expect(makeQrCode("x".repeat(2_500))).toBeNull();
});
