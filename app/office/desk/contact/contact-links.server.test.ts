import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import { contactLinks } from "./contact-links.server.ts";

const enquiry: Parameters<typeof contactLinks>[0] = {
  page: "/quote",
  id: "7f3a91c2-5b1e-4c55-9d0a-2f6f0c9b7a11",
  name: "Asha & Co",
  email: "asha+moti@mail.example",
  phone: "+44 20 7946 0018",
  route: "Pune to London, United Kingdom",
  topic: "a quote",
  receivedAt: Date.parse("2026-11-20T20:00Z"),
  details: { whatsapp: "yes" },
};

describe("the links to a visitor", () => {
  it("call the number that was given", () => {
    expect(contactLinks(enquiry, null).call).toBe("tel:+442079460018");
  });

  it("begin a mail with what it is about, the reference and the page of the quote", () => {
    const mail = new URL(contactLinks(enquiry, "https://site.example/quote/abc").mail ?? "");
    expect(decodeURIComponent(mail.pathname)).toBe(enquiry.email);
    expect(mail.searchParams.get("subject")).toBe("Pune to London, United Kingdom (7F3A-91C2)");
    const body = mail.searchParams.get("body") ?? "";
    expect(body).toContain(
      "Hello Asha & Co,\r\n\r\nthank you for writing to us on 21 November 2026",
    );
    expect(body).toContain(company.name);
    expect(body).toContain("https://site.example/quote/abc");
  });

  it("begin a mail about a booked move with the journey, and thank for no request", () => {
    const mail = contactLinks({ ...enquiry, bookedAt: enquiry.receivedAt }, null).mail ?? "";
    const body = new URL(mail).searchParams.get("body") ?? "";
    expect(body).toMatch(
      /^Hello Asha & Co,\r\n\r\nthis is about your pet’s journey, Pune to London/,
    );
    expect(body).not.toContain("thank you for writing");
  });

  it("begin a WhatsApp message without the page of the quote", () => {
    const url = new URL(contactLinks(enquiry, "https://site.example/quote/abc").whatsApp ?? "");
    expect(url.origin + url.pathname).toBe("https://wa.me/442079460018");
    expect(url.searchParams.get("text")).toContain("7F3A-91C2");
    expect(url.href).not.toContain("site.example");
  });

  it("leave WhatsApp out where a quote lacks the consent, or a visitor the number", () => {
    expect(contactLinks({ ...enquiry, details: { whatsapp: "no" } }, null).whatsApp).toBeNull();
    expect(contactLinks({ ...enquiry, details: null }, null).whatsApp).toBeNull();
    const message = { ...enquiry, page: "/contact", details: null };
    expect(contactLinks(message, null).whatsApp).toContain("https://wa.me/");
    expect(contactLinks({ ...enquiry, phone: null }, null)).toMatchObject({
      call: null,
      whatsApp: null,
    });
  });

  it("have no number that is not certain", () => {
    const doubtful = { ...enquiry, phone: "98450 12345 / 98450 12346" };
    expect(contactLinks(doubtful, null)).toMatchObject({ call: null, whatsApp: null });
  });

  it("call an extension, which WhatsApp does not reach", () => {
    expect(contactLinks({ ...enquiry, phone: "+44 20 7946 0018 x12" }, null)).toMatchObject({
      call: "tel:+442079460018;ext=12",
      whatsApp: null,
    });
  });
});
