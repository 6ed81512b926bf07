import { describe, expect, it } from "vitest";
import {
  messageOf,
  now,
  officeWords,
  quoteOf,
  replyBy,
  write,
} from "#tests/fixtures/office/letter-examples.ts";

describe("the confirmation of an enquiry", () => {
  it("names the hour of our reply on both clocks, and in India’s in the subject", () => {
    const { subject, text } = write({});
    expect(subject).toBe("We have your request 7F3A-91C2: our reply by Fri 27 Nov, 18:00 in India");
    expect(text).toMatch(
      /^We have your request, and reply by Friday 27 November, 18:00 in India \(12:30 in London\)\.\n/,
    );
  });

  it.each([null, "Mars/Olympus"])("gives the hour of UTC with the time zone %s", (timeZone) => {
    expect(write({ enquiry: quoteOf({ timeZone }) }).text).toContain("in India (12:30 UTC).");
  });

  it("names no hour where none is promised", () => {
    const { subject, text } = write({ enquiry: quoteOf({ isFlood: true }) });
    expect(subject).toBe("We have your request 7F3A-91C2");
    expect(text).toMatch(/^We have your request\.\n/);
    expect(text).not.toContain("27 November");
  });

  it("does not promise an hour that has passed", () => {
    const { subject, text } = write({}, replyBy + 1);
    expect(subject).toBe("We have your request 7F3A-91C2");
    expect(text).toContain("We promised a reply by Friday 27 November, 18:00 in India");
  });

  it("lists what was chosen", () => {
    const { text } = write({});
    for (const row of [
      "Your reference: 7F3A-91C2",
      "From and to: India to United Kingdom",
      "When: March 2027",
      "What is wanted: Papers, Crate",
      "Pet: Dog, short nose",
      "Second pet: Cat, 4 kg",
      "Measures: A 60, B 20 cm",
    ]) {
      expect(text).toContain(`${row}\n`);
    }
  });

  it("lists nothing where the stored answers cannot be read", () => {
    const { text } = write({ enquiry: quoteOf({ details: null }) });
    expect(text).not.toContain("What you asked");
    expect(text).toContain("Your reference: 7F3A-91C2");
  });

  it("of a message says how it came and what it is about", () => {
    const { subject, text } = write({ enquiry: messageOf() });
    expect(subject).toContain("We have your message 7F3A-91C2: our reply by");
    expect(text).toContain("by the contact form of our website");
    expect(text).toContain("About: the papers for my pet\n");
    expect(write({ enquiry: messageOf({ topic: null }) }).text).not.toContain("About");
  });

  it("of a correction says that it is one", () => {
    const { subject, text } = write({ kind: "corrected" });
    expect(subject).toContain("We have your correction 7F3A-91C2: our reply by");
    expect(text).toMatch(/^We have your correction, and reply by/);
  });
});

describe("a reply", () => {
  it("begins with the office’s words as they are", () => {
    const { subject, text, html } = write({ kind: "reply", words: officeWords });
    expect(subject).toBe("Our reply to your request 7F3A-91C2");
    expect(text).toMatch(
      /^Hello Asha,\n\nthe flight <b>costs<\/b> & includes:\n {2}1. the crate\n\nYour reference: 7F3A/,
    );
    expect(html).toContain(
      "Hello Asha,<br/><br/>the flight &lt;b&gt;costs&lt;/b&gt; &amp; includes:<br/>  1. the crate</p>",
    );
  });
});

describe("the letter about a late reply", () => {
  it("names the hour, says that it is our mistake, and gives the phone number", () => {
    const { subject, text } = write({ kind: "late", enquiry: messageOf() }, replyBy + 1);
    expect(subject).toBe("We are late with our reply to your message 7F3A-91C2");
    expect(text).toMatch(
      /^We promised a reply by Friday 27 November, 18:00 in India \(12:30 in London\), and have not sent it\. That is our mistake\.\n/,
    );
    expect(text).toContain("please call us on");
  });
});

describe("the letter with found quotes", () => {
  const older = quoteOf({
    id: "aaaabbbb-5b1e-4c55-9d0a-2f6f0c9b7a11",
    mailKey: "o".repeat(32),
    receivedAt: now - 40_000_000,
    details: { to: "elsewhere", place: "EVIL", pet: "cat" },
  });

  it("has a link to each", () => {
    const { subject, text } = write({ kind: "found", quotes: [quoteOf(), older] });
    expect(subject).toBe("The links to your quotes: 7F3A-91C2 and 1 more");
    expect(text).toContain(
      `Quote 7F3A-91C2 of 26 November 2026: India to United Kingdom\n\nOpen quote 7F3A-91C2:\nhttps://marigold.example/quote/${"m".repeat(32)}\n`,
    );
    expect(text).toContain(
      `Quote AAAA-BBBB of 25 November 2026: India to another country\n\nOpen quote AAAA-BBBB:\nhttps://marigold.example/quote/${"o".repeat(32)}\n`,
    );
    expect(text).toContain("If it was not you, nothing has changed");
  });

  it("of one quote is about one", () => {
    const { subject, text } = write({ kind: "found", quotes: [older] });
    expect(subject).toBe("The link to your quote: AAAA-BBBB");
    expect(text).toMatch(/^Somebody, probably you, asked us for the link to your quote\.\n/);
  });

  it("stays small with very many, and says how many are not in it", () => {
    const quotes = Array.from({ length: 500 }, () => older);
    const { text, html } = write({ kind: "found", quotes });
    expect(text).toContain("For the links to 480 older ones, please reply to this mail.");
    expect(text.length + html.length).toBeLessThan(15_000);
  });
});
