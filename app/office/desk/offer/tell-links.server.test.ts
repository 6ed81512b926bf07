import { describe, expect, it } from "vitest";
import { quoteOf } from "#tests/fixtures/office/letter-examples.ts";
import { tellLinks } from "./tell-links.server.ts";

const url = "https://marigold.example/quote/key";
const phone = "+91 98200 12345";

const linksOf = (changes: Parameters<typeof quoteOf>[0]) =>
  tellLinks(quoteOf({ name: "Asha", email: "asha@example.com", phone, ...changes }), url);

describe("the links to tell the owner of an offer", () => {
  it("have the page's address by mail, and not by WhatsApp, whose number may be mistyped", () => {
    const { mail, whatsApp, call } = linksOf({});
    expect(mail).toContain("mailto:asha%40example.com?");
    expect(mail).toContain(encodeURIComponent(url));
    expect(whatsApp).toContain("https://wa.me/919820012345?text=Hello%20Asha");
    expect(whatsApp).not.toContain(encodeURIComponent(url));
    expect(call).toBe("tel:+919820012345");
  });

  it("have it by WhatsApp where the owner gave no email address", () => {
    const { mail, whatsApp } = linksOf({ email: "" });
    expect(mail).toBeNull();
    expect(whatsApp).toContain(encodeURIComponent(url));
  });

  it("are none for a number that is not read for certain", () => {
    expect(linksOf({ phone: "after six" })).toMatchObject({ call: null, whatsApp: null });
  });
});
