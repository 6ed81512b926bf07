import type { Root } from "hast";
import { toText } from "hast-util-to-text";
import PostalMime from "postal-mime";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { mailHeaders } from "#edge/mail/mailer.server.ts";
import { describeInput } from "#office/quote/input/quote-words.server.ts";
import { readStoredQuote } from "#office/quote/quote-plan.server.ts";
import {
  journeyOf,
  letters,
  messageOf,
  quoteOf,
  write,
} from "#tests/fixtures/office/letter-examples.ts";

const parseHtml = (html: string): Root => unified().use(rehypeParse).parse(html);

const oneSpaced = (text: string) => text.replace(/\s+/g, " ").trim();

/** The text without the addresses of its links, which HTML has in its tags. */
const withoutUrls = (text: string) => text.replace(/:\nhttps:\S+/g, "");

const hrefsOf = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, url]) => url);
const urlsOf = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const base64 = (text: string) => Buffer.from(text).toString("base64");

function writeMime({ subject, text, html }: ReturnType<typeof write>): string {
  const part = (type: string, content: string) =>
    `--part\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(content)}\r\n`;
  return [
    ...Object.entries(mailHeaders).map(([name, value]) => `${name}: ${value}`),
    `Subject: =?utf-8?B?${base64(subject)}?=`,
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative; boundary="part"`,
    "",
    `${part("text/plain", text)}${part("text/html", html)}--part--\r\n`,
  ].join("\r\n");
}

describe.each(Object.entries(letters))("the letter %s", (name, letter) => {
  const { subject, text, html } = letter;

  it("repeats no word that a visitor typed", () => {
    expect(`${subject}${text}${html}`).not.toMatch(/evil/i);
  });

  it("says the same in the same order as text and as HTML", () => {
    expect(oneSpaced(toText(parseHtml(html)))).toBe(oneSpaced(withoutUrls(text)));
  });

  it("has the same link in both, and only links to quotes that were looked for are more than one", () => {
    expect(hrefsOf(html)).toEqual(urlsOf(text));
    expect(urlsOf(text)).toHaveLength(name === "found" ? 2 : 1);
  });

  it("has a short subject, and is so small that no mail program cuts it", () => {
    expect(subject.length).toBeLessThan(78);
    expect(bytesOf(text) + bytesOf(html)).toBeLessThan(15_000);
  });

  it("sets no colours, and loads nothing", () => {
    expect(html).toMatch(/^<!doctype html><html lang="en-IN" style="color-scheme:light dark">/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).not.toMatch(
      /background|<img|<link|<style|<script|url\(|src=|#[0-9a-f]{3,6}\b|rgb/,
    );
    expect(
      html.match(/[^-]color:[^;"]+/g)?.filter((one) => !one.includes("inherit")) ?? [],
    ).toEqual([]);
  });

  it("arrives with its subject, both of its parts and its headers", async () => {
    const mail = await PostalMime.parse(writeMime(letter));
    expect(mail).toMatchObject({ subject, html });
    expect(mail.text).toBe(text);
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({
      "auto-submitted": "auto-generated",
      "content-language": "en-IN",
    });
  });
});

it("the quote of these letters has words on its page that its visitor typed", () => {
  const quote = readStoredQuote(quoteOf());
  expect(
    JSON.stringify(quote && describeInput(quote.input)).match(/EVIL/g)?.length,
  ).toBeGreaterThan(3);
});

it("refuses a letter that lacks what it is about", () => {
  expect(() => write({ kind: "reply" })).toThrow("no words");
  expect(() => write({ kind: "booked" })).toThrow("no journey");
  expect(() => write({ kind: "message", enquiry: messageOf() })).toThrow("no journey");
  expect(() => write({ kind: "offer" })).toThrow("no offer");
  expect(() => write({ kind: "found" })).toThrow("No quote");
  expect(() => write({ enquiry: quoteOf({ mailKey: null }) })).toThrow("no key");
});

describe("the way out", () => {
  const askedFor = "open the page and press “This was not me”";
  const booked = "If this reached you by mistake, please reply to it.";

  it("of a quote is on its page", () => {
    for (const kind of ["received", "corrected", "late"] as const) {
      const { text } = write({ kind });
      expect(text).toContain(askedFor);
      expect(urlsOf(text)).toEqual([`https://marigold.example/quote/${"m".repeat(32)}`]);
    }
  });

  it("of a message is the link", () => {
    for (const kind of ["received", "corrected", "late"] as const) {
      const { text } = write({ kind, enquiry: messageOf() });
      expect(text).toContain("Not you? Have it erased:\n");
      expect(urlsOf(text)).toEqual([`https://marigold.example/not-you/${"m".repeat(32)}`]);
    }
  });

  it("of a booked quote does not erase its move", () => {
    for (const kind of ["received", "reply", "late", "booked", "message"] as const) {
      const { text } = write({ kind, words: "Hello", journey: journeyOf() });
      expect(text).toContain(booked);
      expect(text).not.toContain("erase");
    }
  });
});
