import { expect, it } from "vitest";
import { letters, offerOf, write } from "#tests/fixtures/office/letter-examples.ts";

it("the mail of an offer has its lines, its total, the office’s words and its end on both clocks", () => {
  const { subject, text } = letters.offer;
  expect(subject).toBe("Our offer for your request 7F3A-91C2: ₹1,25,500.50");
  expect(text).toMatch(
    /^This is our offer\. It is valid until Thursday 10 December, 23:59 in India \(18:29 in London\)\.\n/,
  );
  expect(text).toContain("Export certificate: ₹500\nOur own work: ₹1,25,000.50\n");
  expect(text).toContain("Total: ₹1,25,500.50\n");
  expect(text).toContain("We book the flight\nonce you have accepted.");
});

it("the mail of an offer has no other link than the page’s, not even the one to pay", () => {
  const { text } = write({
    kind: "offer",
    offer: offerOf({ paymentUrl: "https://pay.example/1" }),
  });
  expect(text.match(/https:\S+/g)).toHaveLength(1);
  expect(text).not.toContain("pay.example");
});

it("the longest mail of an offer stays below 11 kB", () => {
  const { text, html } = letters["offer (long)"];
  expect(new TextEncoder().encode(text + html).length).toBeLessThan(11_000);
});
