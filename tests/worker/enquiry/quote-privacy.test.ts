import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { enquiryRetentionDays } from "#content/company/retention.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import { ageEnquiries, runCron, waitUntilDelivered } from "#tests/worker/enquiry-outbox.ts";
import { askForQuote, postQuote } from "#tests/worker/quote-visitor.ts";
import { readElements, visit } from "#tests/worker/site.ts";

describe("the page of a quote, which is its visitor's alone,", () => {
  it("stays out of caches, search engines and referrers, and so does its data", async () => {
    const path = await askForQuote();
    for (const address of [path, `${path}.data`, `/quote/${"a".repeat(32)}`]) {
      const { headers } = await visit(address);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("CDN-Cache-Control")).toBeNull();
      expect(headers.get("Referrer-Policy")).toBe("same-origin");
      expect(headers.get("X-Robots-Tag")).toContain("noindex");
    }
    expect(await readElements(path, "link[rel=canonical]")).toEqual([]);
  });

  it("loads nothing of the chat's company, in its page, its data or its policy", async () => {
    const chatOrigin = new URL(env.CHAT_SCRIPT_URL).origin;
    const ordinary = await visit("/quote");
    expect(await ordinary.text()).toContain(env.CHAT_SCRIPT_URL);
    expect(ordinary.headers.get("Content-Security-Policy")).toContain(env.CHAT_SCRIPT_URL);
    const path = await askForQuote();
    for (const address of [path, `${path}.data`, `/quote/${"a".repeat(32)}`]) {
      const response = await visit(address);
      expect(await response.text()).not.toContain(env.CHAT_SCRIPT_URL);
      const policy = response.headers.get("Content-Security-Policy") ?? "";
      expect(policy).not.toContain("chat");
      expect(policy).not.toMatch(new RegExp(`(connect|frame|script)-src[^;]*${chatOrigin}`));
    }
  });

  it("is entered by loading the document", async () => {
    const response = await postQuote({}, { isDataRequest: true });
    expect(await response.text()).toMatch(/"reload",true|reload.{0,40}true/);
  });

  it.each([
    ["in capitals", (path: string) => path.toUpperCase()],
    ["with a slash at its end", (path: string) => `${path}/`],
    ["with several slashes at its end", (path: string) => `${path}///`],
    ["with two slashes before it", (path: string) => `/${path}`],
    ["with two slashes within it", (path: string) => path.replace("quote/", "quote//")],
    ["with an escaped letter", (path: string) => path.replace("quote", "%71uote")],
    ["with all of it at once", (path: string) => `/${path.replace("quote/", "%51uote//")}/`],
  ])("is redirected to %s without a trace in a cache or a referrer", async (_, change) => {
    const path = await askForQuote();
    const { status, headers } = await visit(change(path));
    expect(status).toBe(301);
    expect(headers.get("Location")).toBe(path);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("CDN-Cache-Control")).toBeNull();
    // Neither names the address to another site.
    expect(headers.get("Referrer-Policy")).toMatch(/^(no-referrer|same-origin)$/);
  });

  it("leaves the redirects to public pages cacheable", async () => {
    const { headers } = await visit("//about/");
    expect(headers.get("Location")).toBe("/about");
    expect(headers.get("CDN-Cache-Control")).toMatch(/max-age/);
  });

  it("stays for as long as enquiries are kept, and is then a friendly 404", async () => {
    const path = await askForQuote();
    await waitUntilDelivered();
    const now = Date.now();
    await env.ENQUIRIES.prepare("UPDATE enquiries SET replied_at = ?1, move_until = ?1")
      .bind(now)
      .run();
    await ageEnquiries(enquiryRetentionDays * dayMs - 60_000);
    await runCron();
    expect((await visit(path)).status).toBe(200);
    await ageEnquiries(120_000);
    await runCron();
    const response = await visit(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("This quote is no longer here");
  });

  it.each(["a".repeat(32), "7f3a91c2", "%27%20OR%201=1", "A".repeat(32)])(
    "is not found at /quote/%s",
    async (key) => {
      const response = await visit(`/quote/${key}`);
      expect([404, 301]).toContain(response.status);
    },
  );

  it("does not show an enquiry of the contact form", async () => {
    const path = await askForQuote();
    await env.ENQUIRIES.exec("UPDATE enquiries SET kind = 'message'");
    expect((await visit(path)).status).toBe(404);
  });
});
