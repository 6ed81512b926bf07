import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { idempotencyKey } from "#office/enquiry/delivery/form-service.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { closingTime } from "#tests/fixtures/closing-time.ts";
import {
  deleteEnquiries,
  formServiceIsDown,
  listEnquiries,
  newEnquiry,
  postAndDeliver,
  postEnquiry,
  readInbox,
  validEnquiry,
  waitUntilDelivered,
  withoutDatabase,
} from "#tests/worker/enquiry-outbox.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import { siteUrl, visit, withinOneMinute } from "#tests/worker/site.ts";
import { setFaults } from "#tests/worker/store.ts";

const waitForInbox = (count: number) =>
  vi.waitFor(async () => expect(await readInbox()).toHaveLength(count));

describe("an enquiry", () => {
  it("is stored with its page, topic and time, then relayed with an idempotency key", async () => {
    const response = await postEnquiry(
      { ...validEnquiry, phone: "+91 00000 00000", page: "/" },
      { path: "/contact?topic=navigating-pet-import-regulations-uk" },
    );
    expect(response.status).toBe(303);

    const [row] = await listEnquiries();
    expect(row).toMatchObject({
      name: "Asha",
      email: "asha@example.com",
      phone: "+91 00000 00000",
      message: validEnquiry.message,
      page: "/",
      topic: "moving to the UK",
      is_suspect: 0,
    });
    expect(Math.abs(Number(row?.received_at) - Date.now())).toBeLessThan(10_000);

    await waitForInbox(1);
    const [message] = await readInbox();
    expect(message?.idempotencyKey).toBe(await idempotencyKey(String(row?.id), 1));
    expect(message?.fields).toMatchObject({
      name: "Asha",
      email: "asha@example.com",
      phone: "+91 00000 00000",
      message: validEnquiry.message,
    });
    await waitUntilDelivered();
  });

  it("begins with the journey, and reaches the team with its reference", async () => {
    const journey = { from: "Delhi", to: "London", month: "March", pet: "Labrador, 3 years" };
    await postEnquiry({ ...validEnquiry, ...journey });
    const message = `From: Delhi\nTo: London\nMonth: March\nPet: Labrador, 3 years\n\n${validEnquiry.message}`;
    const [row] = await listEnquiries();
    expect(row?.message).toBe(message);
    await waitForInbox(1);
    const reference = referenceOf(String(row?.id));
    expect((await readInbox())[0]?.fields).toMatchObject({ message, reference });
  });

  it("counts as sent for the visitor while the form service is down", async () => {
    await setFaults(formServiceIsDown);
    expect((await postEnquiry(validEnquiry)).status).toBe(303);
    await vi.waitFor(async () => expect((await listEnquiries())[0]?.last_failure).toBe("HTTP 503"));
    expect(await readInbox()).toEqual([]);
  });

  it("may have 10,000 characters of Devanagari, with line breaks", async () => {
    const message = "नमस्ते\r\n".repeat(1_400).slice(0, 10_000).trim();
    expect((await postEnquiry({ ...validEnquiry, message })).status).toBe(303);
    const [row] = await listEnquiries();
    expect(row?.message).toBe(message.replaceAll("\r\n", "\n"));
  });

  it.each([
    ["emoji", "🐕‍🦺🐈"],
    ["right-to-left text", "مرحبا שלום"],
    ["HTML", `<img src=x onerror="alert(1)"> & 'quotes'`],
    ["SQL", `'); DROP TABLE enquiries; --`],
  ])("arrives unchanged with %s in every field", async (_, text) => {
    const phone = `98450 12345 ${text}`.slice(0, 40);
    await postEnquiry({ ...validEnquiry, name: text, phone, message: text });
    await waitForInbox(1);
    const [message] = await readInbox();
    expect(message?.fields).toMatchObject({ name: text, phone, message: text });
  });
});

describe("an invalid enquiry", () => {
  it("gets status 400, with messages beside the fields and the submitted values", async () => {
    const response = await postEnquiry({
      name: "<b>Asha</b>",
      email: "asha",
      message: "",
      pet: "Two cats",
      month: "May",
    });
    expect(response.status).toBe(400);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await response.text();
    expect(html).toContain("Please enter an email address such as name@example.com.");
    expect(html).toContain("Please write us a message.");
    expect(html).toContain('value="&lt;b&gt;Asha&lt;/b&gt;"');
    expect(html).not.toContain("<b>Asha</b>");
    expect(html).toContain('value="Two cats"');
    expect(html).toMatch(/<option selected[^>]*>May</);
    expect(await listEnquiries()).toEqual([]);
  });

  it("is refused when it is larger than 64 kB", async () => {
    const response = await postEnquiry({ ...validEnquiry, attachment: "x".repeat(70_000) });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Your message could not be sent");
    expect(await listEnquiries()).toEqual([]);
  });

  it("is refused when it is not a form", async () => {
    const response = await visit("/contact", {
      method: "POST",
      body: JSON.stringify(validEnquiry),
      headers: { "Content-Type": "application/json" },
    });
    expect(response.status).toBe(400);
    expect(await listEnquiries()).toEqual([]);
  });

  it("is refused when another site sends it", async () => {
    const response = await postEnquiry(validEnquiry, {
      headers: { Origin: "https://evil.example" },
    });
    expect(response.status).toBe(403);
    expect(await listEnquiries()).toEqual([]);
  });

  it("is accepted when the Origin is the site itself", async () => {
    expect((await postEnquiry(validEnquiry, { headers: { Origin: siteUrl } })).status).toBe(303);
  });
});

describe("the sixth enquiry within a minute from one sender", () => {
  it("gets status 429, with a message and the submitted values, and other visitors can send one", async () => {
    const response = await withinOneMinute(async (from) => {
      await deleteEnquiries();
      for (let count = 0; count < 5; count += 1) {
        expect((await postEnquiry(newEnquiry(), { from })).status).toBe(303);
      }
      return postEnquiry({ ...validEnquiry, name: "Billi" }, { from });
    });
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("60");
    const html = await response.text();
    expect(html).toContain("Please wait a minute");
    expect(html).toContain('value="Billi"');
    expect(await listEnquiries()).toHaveLength(5);
    expect((await postEnquiry(validEnquiry)).status).toBe(303);
  });

  it("gets status 429 from any address of the same IPv6 /64", async () => {
    const response = await withinOneMinute(async (from) => {
      const network = `2001:db8:${from.slice(9, 13)}:${from.slice(14, 18)}`;
      for (let count = 1; count <= 5; count += 1) {
        await postEnquiry(validEnquiry, { from: `${network}::${count}` });
      }
      return postEnquiry(validEnquiry, { from: `${network}:ffff::1` });
    });
    expect(response.status).toBe(429);
  });
});

describe("an enquiry that looks like spam", () => {
  it.each([
    ["its honeypot field has a value", { second_subject: "https://spam.example" }],
    ["it is sent too fast", { filledForMs: "300" }],
  ])("is stored and relayed with a mark when %s", async (_, sign) => {
    await postAndDeliver({ ...validEnquiry, ...sign });
    expect(await listEnquiries()).toMatchObject([{ is_suspect: 1 }]);
    expect(await readInbox()).toMatchObject([{ fields: { name: "Asha", suspectedSpam: "yes" } }]);
  });

  it("has a mark that other enquiries lack", async () => {
    await postAndDeliver(validEnquiry);
    expect((await readInbox())[0]?.fields).not.toHaveProperty("suspectedSpam");
  });
});

describe("the contact page while the database is down", () => {
  it("shows the visitor an error, other ways to contact us, and the submitted values", async () => {
    expectConsoleErrors(1);
    const response = await withoutDatabase(() => postEnquiry(validEnquiry));
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain("Your message could not be sent");
    expect(html).toContain("tel:");
    expect(html).toContain("mailto:");
    expect(html).toContain(validEnquiry.message);
  });
});

describe("an enquiry sent with JavaScript", () => {
  it.each([
    [200, validEnquiry],
    [400, { ...validEnquiry, name: "" }],
  ])("gets status %i, with data that is private to the visitor", async (status, fields) => {
    const response = await postEnquiry(fields, { path: "/contact.data" });
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toContain("text/x-script");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Set-Cookie")).toBeNull();
  });
});

describe("an enquiry sent without JavaScript", () => {
  it("gets its reference and the time of our reply, and the session keeps no typed words", async () => {
    const response = await postEnquiry(validEnquiry);
    const kept = await Promise.all(
      (await env.SESSIONS.list()).keys.map(({ name }) => env.SESSIONS.get(name)),
    );
    expect(kept.join()).toMatch(/reference/);
    expect(kept.join()).not.toMatch(/Asha|Moti/i);
    const headers = { Cookie: response.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
    const html = await (await visit("/contact?enquiry=sent", { headers })).text();
    const [row] = await listEnquiries();
    expect(html).toContain(referenceOf(String(row?.id)));
    expect(html).toMatch(/We reply by <strong>\w+day \d+ \w+, [\d:]+<\/strong> in India/);
    expect(html).toContain(`, ${closingTime}</strong> in India`);
  });

  it("is stored although no mail can reach its address, and the confirmation says so", async () => {
    const response = await postEnquiry({ ...validEnquiry, email: "asha@localhost" });
    const headers = { Cookie: response.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
    const html = await (await visit("/contact?enquiry=sent", { headers })).text();
    expect(html).toContain("it has no ending such as .com");
    expect(await listEnquiries()).toMatchObject([{ email: "asha@localhost" }]);
  });

  it("is confirmed by the response itself when the session cannot be stored", async () => {
    expectConsoleErrors(1);
    const put = vi.spyOn(env.SESSIONS, "put").mockRejectedValue(new Error("KV is down"));
    const response = await postEnquiry(validEnquiry);
    put.mockRestore();
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("Message Sent!");
    expect(html).toContain("asha@example.com");
  });

  it("is confirmed once, on a page that is not cached", async () => {
    const response = await postEnquiry(validEnquiry);
    expect(response.status).toBe(303);
    const location = response.headers.get("Location") ?? "";
    const cookie = response.headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/Secure/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Max-Age=300/);

    const headers = { Cookie: cookie.split(";")[0] ?? "" };
    const page = await visit(location, { headers });
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    expect(page.headers.get("Set-Cookie")).toMatch(/^enquiry=;/);
    expect(await page.text()).toContain("Message Sent!");
    expect(await (await visit(location, { headers })).text()).not.toContain("Message Sent!");
  });
});

it("a visitor who sends nothing gets no cookie", async () => {
  for (const path of ["/", "/contact", "/contact?enquiry=sent", "/blog"]) {
    expect((await visit(path)).headers.get("Set-Cookie")).toBeNull();
  }
});
