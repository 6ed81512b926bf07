import { describe, expect, it, vi } from "vitest";
import { dayMs } from "#edge/http/india-clock.ts";
import { idempotencyKey } from "#office/enquiry/delivery/form-service.server.ts";
import {
  ageEnquiries,
  formServiceIsDown,
  listEnquiries,
  readInbox,
  runCron,
  waitUntilDelivered,
  withoutDatabase,
} from "#tests/worker/enquiry-outbox.ts";
import { answers, askForQuote, ownNote, postQuote } from "#tests/worker/quote-visitor.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import {
  advanceClock,
  readAttributes,
  readElements,
  readPage,
  visit,
  withinOneMinute,
} from "#tests/worker/site.ts";
import { setFaults } from "#tests/worker/store.ts";

const quotePath = /^\/quote\/[a-z2-7]{32}$/;

describe("the steps of a quote", () => {
  it("begin with the move, and keep the input from another page", async () => {
    const path = "/quote?to=eu&country=fi&pet=cat&vaccine=2026-10-01&a=40&unit=cm";
    expect((await visit(path)).status).toBe(200);
    const selected = await readElements(path, "option[selected]");
    expect(selected.map(({ text }) => text)).toEqual(["European Union", "Finland"]);
    const hidden = await readAttributes(path, "form[aria-label] input[type=hidden]", "name");
    expect(hidden).toEqual(["pet", "vaccine", "a", "unit"]);
  });

  it("continue at the URL's step, with the earlier input", async () => {
    const path = `/quote?step=pet&${answers}`;
    expect(await readAttributes(path, "input[name=breed]", "value")).toEqual(["Labrador"]);
    expect(await readAttributes(path, "input[type=hidden][name=city]", "value")).toEqual(["Pune"]);
  });

  it.each([
    ["/quote?step=you", "select[name=to]"],
    ["/quote?step=you&to=elsewhere&pet=cat", "input[name=place]"],
    ["/quote?step=you&to=elsewhere&pet=cat&place=%E3%85%A4", "input[name=place]"],
    ["/quote?step=you&to=uk", "input[name=pet]"],
    ["/quote?step=you&to=uk&pet=dog&weight=heavy", "input[name=weight]"],
  ])("%s shows the step that is not done, with status 400", async (path, field) => {
    const response = await visit(path);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Please correct the marked fields");
    expect(await readElements(path, field)).not.toEqual([]);
  });

  it("are cached until midnight in India by their canonical query, and indexed without one", async () => {
    for (const path of ["/quote", `/quote?step=pet&${answers}&utm_source=mail`]) {
      const { headers } = await visit(path);
      expect(headers.get("Cache-Control")).toMatch(/^public/);
    }
    expect((await readPage("/quote")).title).toMatch(/^Ask for a quote \|/);
    const noindex = "meta[name=robots][content=noindex]";
    expect(await readElements("/quote", noindex)).toEqual([]);
    expect(await readElements(`/quote?${answers}`, noindex)).toHaveLength(1);
  });

  it("are offered by the contact page, which still has its form", async () => {
    expect((await readPage("/contact")).hrefs).toContain("/quote");
  });

  it("name what cannot be read of a further pet at its field", async () => {
    const path = "/quote?step=you&to=uk&pet=dog&pets=2&weight2=heavy";
    expect((await visit(path)).status).toBe(400);
    expect(await readAttributes(path, "input[name=weight2]", "aria-invalid")).toEqual(["true"]);
  });

  it("have a block for each pet, as many as travel", async () => {
    for (const [pets, blocks] of [
      ["1", []],
      ["3", ["Second pet", "Third pet"]],
    ] as const) {
      const path = `/quote?step=pet&to=uk&pet=dog&pets=${pets}`;
      const titles = (await readElements(path, "legend")).map(({ text }) => text);
      expect(titles.filter((title) => /^(Second|Third|Fourth|Fifth) pet$/.test(title))).toEqual(
        blocks,
      );
    }
  });

  it("ask for what a made-up address leaves out, in words", async () => {
    for (const path of ["/quote?step=you&pet=dog", "/quote?step=you&to=uk"]) {
      const html = await (await visit(path)).text();
      expect(html).toContain("Please choose");
      expect(html).not.toContain("Invalid key");
    }
  });
});

describe("a quote", () => {
  it("is stored before the visitor is sent to its page, with its promise", async () => {
    const response = await postQuote({ phone: "+91 00000 00000", whatsapp: "yes", note: "Hello" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Location")).toMatch(quotePath);
    const [row] = await listEnquiries();
    expect(row).toMatchObject({
      kind: "quote",
      page: "/quote",
      route: "Pune to London, United Kingdom",
      month: "May 2027",
      replied_at: null,
      is_suspect: 0,
    });
    expect(response.headers.get("Location")).toBe(`/quote/${row?.quote_key}`);
    expect(Number(row?.reply_by)).toBeGreaterThan(Date.now());
  });

  it("reaches the team with a message to read, and each input in a separate field", async () => {
    await askForQuote({ phone: "+91 00000 00000", whatsapp: "yes", note: "Afraid of thunder" });
    await waitUntilDelivered();
    const [row] = await listEnquiries();
    const [message] = await readInbox();
    expect(message?.idempotencyKey).toBe(await idempotencyKey(String(row?.id), 1));
    expect(message?.fields).toMatchObject({
      name: "Asha",
      email: "asha@example.com",
      phone: "+91 00000 00000",
      kind: "quote",
      to: "uk",
      city: "Pune",
      place: "London",
      month: "May 2027",
      pet: "dog",
      breed: "Labrador",
      whatsapp: "yes",
      note: "Afraid of thunder",
      route: "Pune to London, United Kingdom",
      replyBy: new Date(Number(row?.reply_by)).toISOString(),
    });
    expect(message?.fields.message).toBe(
      [
        "From and to: Pune to London, United Kingdom",
        "When: May 2027",
        "Pet: Dog, Labrador",
        "The plan: https://marigold.example/plan?to=uk&pet=dog&city=Pune",
        "Reply on WhatsApp: Yes",
        "Anything else: Afraid of thunder",
      ].join("\n"),
    );
  });

  it("counts as sent while the form service is down, and is delivered later", async () => {
    await setFaults(formServiceIsDown);
    expect(await askForQuote(ownNote())).toMatch(quotePath);
    await vi.waitFor(async () => expect((await listEnquiries())[0]?.last_failure).toBe("HTTP 503"));
    await setFaults();
    advanceClock(120_000);
    await runCron();
    expect(await readInbox()).toMatchObject([{ fields: { kind: "quote" } }]);
  });

  it.each([
    ["twice with the token of JavaScript", { submission: "7f3a91c2-5b1e-4c55-9d0a-2f6f0c9b7a11" }],
    ["twice without JavaScript", {}],
  ])("posted %s is one enquiry with one page", async (_, fields) => {
    const paths = [await askForQuote(fields), await askForQuote(fields)];
    expect(new Set(paths).size).toBe(1);
    await waitUntilDelivered();
    expect(await listEnquiries()).toMatchObject([{ revision: 1 }]);
    expect(await readInbox()).toHaveLength(1);
  });

  it("keeps its page when it is corrected after a lost response", async () => {
    const submission = crypto.randomUUID();
    const first = await askForQuote({ submission });
    expect(await askForQuote({ submission, name: "Asha Rao" }, `${answers}&weight=30`)).toBe(first);
    expect(await listEnquiries()).toMatchObject([{ revision: 2, name: "Asha Rao" }]);
    expect((await readElements(first, "dd")).map(({ text }) => text)).toContain("30 kg");
  });

  it("keeps its page for the person who has it: another one, or a day later, gets a page of their own", async () => {
    const submission = crypto.randomUUID();
    const first = await askForQuote({ submission });
    const other = await askForQuote({ submission, name: "Billi", email: "billi@example.com" });
    expect(other).toMatch(quotePath);
    expect(other).not.toBe(first);
    await ageEnquiries(dayMs);
    const later = await askForQuote({ submission, note: "Another pet" });
    expect(later).toMatch(quotePath);
    expect(await askForQuote({ submission, note: "Another pet" })).toBe(later);
    expect(new Set([first, other, later]).size).toBe(3);
    expect(await (await visit(first)).text()).toContain("asha@example.com");
    expect(await listEnquiries()).toHaveLength(3);
  });

  it("that looks like spam is stored with a mark", async () => {
    await askForQuote({ second_subject: "https://spam.example" });
    expect(await listEnquiries()).toMatchObject([{ is_suspect: 1, kind: "quote" }]);
  });
});

describe("a quote that cannot be sent", () => {
  it("names each problem at its field, and keeps everything else", async () => {
    const response = await postQuote({ name: " ", email: "asha", phone: "1", whatsapp: "no" });
    expect(response.status).toBe(400);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await response.text();
    expect(html).toContain("Please tell us your name.");
    expect(html).toContain("Please enter an email address such as name@example.com.");
    expect(html).toContain('value="asha"');
    expect(html).toContain("Please enter the whole phone number, with at least 7 digits");
    expect(html).toContain('value="1"');
    expect(html).toMatch(/action="\/quote\?step=you&amp;to=uk&amp;city=Pune/);
    expect(await listEnquiries()).toEqual([]);
  });

  it("is sent back to the step that is not done", async () => {
    const response = await postQuote({}, { search: "pet=dog" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/quote?step=you&pet=dog");
    expect(await listEnquiries()).toEqual([]);
  });

  it("has no consent to WhatsApp without a phone number", async () => {
    await askForQuote({ whatsapp: "yes" });
    expect(String((await listEnquiries())[0]?.details)).not.toContain("whatsapp");
  });

  it("gets status 503, with other ways to contact us, while the database is down", async () => {
    expectConsoleErrors(1);
    const response = await withoutDatabase(() => postQuote({ note: "Afraid of thunder" }));
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain("Your message could not be sent");
    expect(html).toContain("Afraid of thunder");
  });

  it("gets status 429 as the sixth within a minute from one sender", async () => {
    const response = await withinOneMinute(async (from) => {
      for (let count = 0; count < 5; count += 1) await postQuote(ownNote(), { from });
      return postQuote(ownNote(), { from });
    });
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("60");
  });
});
