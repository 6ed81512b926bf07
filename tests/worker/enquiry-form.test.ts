import { describe, expect, it } from "vitest";
import { listEnquiries, postEnquiry, validEnquiry } from "./enquiry-outbox.ts";
import { visit } from "./site.ts";

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
