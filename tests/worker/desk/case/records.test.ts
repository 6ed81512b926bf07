import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { deskLogRetentionDays } from "#content/company/retention.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import { referenceOf } from "#office/reply/reference.ts";
import {
  meera,
  onlyRow,
  press,
  readLog,
  signIn,
  submit,
  textOf,
} from "#tests/worker/desk-office.ts";
import {
  listEnquiries,
  newEnquiry,
  postAndDeliver,
  runCron,
} from "#tests/worker/enquiry-outbox.ts";
import { answers, askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";
import { advanceClock, visit } from "#tests/worker/site.ts";
import { cr1Crate } from "#workers/sandbox/catalogue/catalogue.ts";

describe("the page of an enquiry", () => {
  it("has all that was asked, the plan, the crate and ways to reach the visitor", async () => {
    const search = `${answers}&a=66&b=30&c=20&d=60&unit=cm`;
    const path = await askForQuote(
      { phone: "98765 43210", whatsapp: "yes", note: "Thunder" },
      search,
    );
    const page = textOf(await (await signIn(meera)).read((await onlyRow()).path));
    for (const words of ["Labrador", "Thunder", "It can really land from", "inside is needed"]) {
      expect(page).toContain(words);
    }
    expect(page).toContain(`href="${siteOrigin}${path}"`);
    expect(page).toContain('href="tel:+919876543210"');
    expect(page).toContain('href="mailto:asha%40example.com?subject=');
    expect(page).toContain('href="https://wa.me/919876543210?text=');
  });

  it("has a link to a basket with the crates that are in stock, on the public site", async () => {
    const size500 = cr1Crate.variants.find(({ title }) => title.startsWith("500"));
    await askForQuote(ownNote(), `${answers}&a=66&b=40&c=25&d=66&unit=cm`);
    const page = textOf(await (await signIn(meera)).read((await onlyRow()).path));
    const add = encodeURIComponent(`${size500?.id}:1`);
    expect(page).toContain(`href="${siteOrigin}/cart?add=${add}"`);
    expect(page).toContain("Link to a basket with size 500");
  });

  it("reads a number with the country of the route", async () => {
    await askForQuote({ phone: "(0)20 7946 0958", whatsapp: "yes" });
    const page = textOf(await (await signIn(meera)).read((await onlyRow()).path));
    expect(page).toContain('href="tel:+442079460958"');
    expect(page).toContain('href="https://wa.me/442079460958?text=');
    expect(page).toContain("Call (0)20 7946 0958");
  });

  it("shows a doubtful number as it was written, without a link", async () => {
    await askForQuote({ phone: "98765 43210 / 020 7946 0958", whatsapp: "yes" });
    const page = textOf(await (await signIn(meera)).read((await onlyRow()).path));
    expect(page).toContain("98765 43210 / 020 7946 0958");
    expect(page).not.toContain('href="tel:');
    expect(page).not.toContain("https://wa.me/");
  });

  const siteOrigin = "https://localhost";

  it("does not exist for an erased enquiry or nonsense", async () => {
    const person = await signIn(meera);
    for (const id of [crypto.randomUUID(), "%27%20or%201=1", "log2"]) {
      const response = await person.get(`/desk/${id}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("This is not at the desk");
    }
  });
});

describe("erasing", () => {
  it("needs the reference, and leaves nothing but the line of the log", async () => {
    const person = await signIn(meera);
    const quotePath = await askForQuote(ownNote());
    const { id, path } = await onlyRow();
    await submit(person, path, { do: "note", note: "Asha calls back" });
    const wrong = await submit(person, `${path}/erase`, { reference: "0000-0000" });
    expect(wrong.status).toBe(400);
    expect(wrong.page).toContain('value="0000-0000"');
    expect(await listEnquiries()).toHaveLength(1);
    advanceClock(60_000);
    const erased = await press(person, `${path}/erase`, {
      reference: referenceOf(id).toLowerCase(),
    });
    expect(erased.page).toContain("It is gone from the desk");
    expect(erased.page).toContain("Now delete the delivered copies");
    expect((await visit(quotePath)).status).toBe(404);
    for (const table of ["enquiries", "enquiry_notes"]) {
      expect(await env.ENQUIRIES.prepare(`SELECT count(*) AS n FROM ${table}`).first("n")).toBe(0);
    }
    expect(await readLog()).toContain(`${meera} ${referenceOf(id)} erased it`);
    expect((await readLog()).join()).not.toContain("Asha");
  });
});

describe("the log", () => {
  it("says who did what, and forgets it after its time", async () => {
    const person = await signIn(meera);
    await postAndDeliver(newEnquiry());
    const { id, path } = await onlyRow();
    await press(person, path, { do: "claim" });
    expect(textOf(await person.read("/desk/log"))).toContain("<strong>meera</strong> claimed it");
    expect(await readLog()).toEqual([`${meera} ${referenceOf(id)} claimed it`]);
    await env.ENQUIRIES.prepare("UPDATE desk_log SET at = at - ?1")
      .bind((deskLogRetentionDays + 1) * dayMs)
      .run();
    await runCron();
    expect(await readLog()).toEqual([]);
  });
});

describe("a long log", () => {
  const lines = 250;

  /** Lines 1 to 250, about the enquiry if there is one. */
  const fill = (reference: string | null) =>
    env.ENQUIRIES.prepare(
      `WITH RECURSIVE lines (line) AS (SELECT 1 UNION ALL SELECT line + 1 FROM lines WHERE line < ${lines})
       INSERT INTO desk_log (at, who, reference, did)
       SELECT 1, 'ravi@marigold.example', ?1, 'did ' || line FROM lines`,
    )
      .bind(reference)
      .run();

  /** What each page of the log says, page by page, from a path on. */
  async function readPages(first: string): Promise<string[][]> {
    const person = await signIn(meera);
    const pages: string[][] = [];
    for (let path: string | undefined = first; path; ) {
      const page: string = textOf(await person.read(path));
      pages.push(
        [...page.matchAll(/<strong>ravi<\/strong> (did \d+)/g)].map(([, did = ""]) => did),
      );
      path = /href="([^"]+)"[^>]*>Older ones/.exec(page)?.[1]?.replaceAll("&amp;", "&");
    }
    return pages;
  }

  const newestFirst = Array.from({ length: lines }, (_, index) => `did ${lines - index}`);

  it("has all its lines on pages, each once", async () => {
    await fill(null);
    const pages = await readPages("/desk/log");
    expect(pages.map((page) => page.length)).toEqual([100, 100, 50]);
    expect(pages.flat()).toEqual(newestFirst);
  });

  it("about one enquiry goes on from its page, and has no line of another", async () => {
    await postAndDeliver(newEnquiry());
    const { id, path } = await onlyRow();
    await fill(referenceOf(id));
    await env.ENQUIRIES.exec(
      "INSERT INTO desk_log (at, who, reference, did) VALUES (1, 'ravi@marigold.example', '0000-0000', 'did 999')",
    );
    expect((await readPages(path)).flat()).toEqual(newestFirst);
  });
});

describe("a link preview, or whoever else reads all pages", () => {
  it("changes nothing", async () => {
    const person = await signIn(meera);
    await postAndDeliver(newEnquiry());
    const before = await onlyRow();
    const searches = [
      "",
      "?do=claim&holder=",
      "?do=answered&revision=1",
      "?done=answered",
      "?reference=x",
    ];
    for (const page of ["", "/erase", ".data"]) {
      for (const search of searches) {
        for (const method of ["GET", "HEAD"])
          await person.get(before.path + page + search, { method });
      }
    }
    await person.get("/desk/export.csv?from=2026-11-01&to=2026-11-30");
    expect(await onlyRow()).toEqual(before);
    expect(await readLog()).toEqual([]);
  });
});
