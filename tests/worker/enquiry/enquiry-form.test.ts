import { describe, expect, it } from "vitest";
import { listEnquiries, postEnquiry, validEnquiry } from "#tests/worker/enquiry-outbox.ts";
import { readElements, visit } from "#tests/worker/site.ts";

describe("the field for a phone number", () => {
  it.each(["/contact", "/quote?step=you&to=uk&pet=dog"])(
    "asks on %s for the country code, with examples",
    async (path) => {
      const html = await (await visit(path)).text();
      const [input = ""] = html.match(/<input[^>]* name="phone"[^>]*>/) ?? [];
      const [, hintId = "none"] = input.match(/aria-describedby="([^"]+)"/) ?? [];
      const [, hint = ""] = html.split(`<p id="${hintId}"`);
      expect(hint).toMatch(/^[^>]*>With the country code, such as \+91 for India/);
    },
  );
});

describe("the topic of an enquiry", () => {
  it("is named above the form when the query has its slug", async () => {
    const html = await (await visit("/contact?topic=export-services")).text();
    expect(html.replaceAll("<!-- -->", "")).toMatch(/About: <strong>[^<]+<\/strong>/);
  });

  it.each(["<b>x</b>", "__proto__", "no-such-page"])(
    "is ignored when the query has %s instead of a slug",
    async (topic) => {
      const html = await (await visit(`/contact?topic=${encodeURIComponent(topic)}`)).text();
      expect(html).not.toContain("About: ");
      await postEnquiry(validEnquiry, { path: `/contact?topic=${encodeURIComponent(topic)}` });
      expect(await listEnquiries()).toMatchObject([{ topic: null }]);
    },
  );
});

describe("a report that a rule has changed", () => {
  const path = "/contact?report=uk.blood-sample";
  const label = "Blood sample for the rabies antibody test (United Kingdom)";
  const fieldsOf = (html: string) =>
    [...html.matchAll(/<(?:input|textarea)[^>]* name="(name|email|phone|from|pet|message)"/g)].map(
      ([, name]) => name,
    );

  it("is asked for with the rule’s name, and no more than it needs", async () => {
    const html = (await (await visit(path)).text()).replaceAll("<!-- -->", "");
    expect(html).toContain(`About: <strong>${label}</strong>`);
    expect(html).toContain("What has changed, and where did you read it?");
    expect(fieldsOf(html)).toEqual(["name", "email", "message"]);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it("reaches the office with the rule and the address of its source", async () => {
    await postEnquiry({ ...validEnquiry, message: "It is 21 days now: GOV.UK" }, { path });
    const [stored] = await listEnquiries();
    expect(stored).toMatchObject({ topic: label });
    expect(stored?.message).toMatch(
      /^Reported as changed or wrong: Blood sample [^\n]+\nIts source: GOV\.UK: Rabies blood tests, https:\/\/www\.gov\.uk\/[^\n]+\nIn our files: uk\.blood-sample\n\n/,
    );
    expect(String(stored?.message).endsWith("It is 21 days now: GOV.UK")).toBe(true);
  });

  it.each(["uk.unicorn", "<b>", "__proto__", ""])("is ignored with the name “%s”", async (id) => {
    const html = await (await visit(`/contact?report=${encodeURIComponent(id)}`)).text();
    expect(html).not.toContain("About: ");
    expect(fieldsOf(html)).toContain("phone");
    expect(html).not.toContain('content="noindex"');
  });

  it.each([
    ["/plan?to=uk&pet=dog&vaccine=2026-06-01", "uk.blood-sample"],
    ["/plan?to=uk&pet=dog&vaccine=2026-06-01", "uk.condition"],
    ["/guides/japan", "japan.microchip"],
    ["/guides/japan", "japan.condition"],
    ["/blog/navigating-pet-import-regulations-uk", "uk.microchip"],
    ["/guides/airlines", "airline.lufthansa"],
  ])("can be made from %s, about %s", async (page, id) => {
    const links = await readElements(page, `main a[href="/contact?report=${id}"]`);
    expect(links.map(({ text }) => text)).toEqual(["Report an error"]);
  });
});
