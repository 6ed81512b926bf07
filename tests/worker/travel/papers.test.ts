import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { dayInIndia } from "#edge/http/india-clock.ts";
import { askForQuote } from "#tests/worker/quote-visitor.ts";
import { readElements, visit } from "#tests/worker/site.ts";
import { readDay, writeDay } from "#travel/move/calendar.ts";

const arrive = writeDay(readDay(dayInIndia(Date.now())) + 300);
const query = `to=uk&pet=dog&arrive=${arrive}`;
const all = `/plan/papers?${query}`;
const one = `/plan/papers/vet-visit?${query}`;

const titlesOf = async (path: string) =>
  (await readElements(path, "article.sheet h2")).map(({ text }) => text);

describe("the papers", () => {
  it("are the sheets that the move needs, each with its kind", async () => {
    const titles = await titlesOf(all);
    expect(titles).toContain("For the vet: chip and vaccine");
    expect(titles).toContain("Tapeworm treatment: slip for the vet");
    const kinds = (await readElements(all, ".sheet-kind")).map(({ text }) => text);
    expect(new Set(kinds)).toEqual(
      new Set([
        "Preparation sheet, not a certificate",
        "Your letter",
        "Copy onto the official form",
      ]),
    );
    expect(kinds).toHaveLength(titles.length);
  });

  it("have a page for each sheet", async () => {
    const links = await readElements(all, "nav[aria-label='The sheets'] ol a");
    expect(links).toHaveLength((await titlesOf(all)).length);
    for (const { text, href } of links) expect(await titlesOf(href)).toEqual([text]);
  });

  it("respond with 404 for a sheet that does not exist, or that the move does not need", async () => {
    expect((await visit("/plan/papers/passport?to=uk&pet=dog")).status).toBe(404);
    expect((await visit("/plan/papers/tapeworm?to=uk&pet=cat")).status).toBe(404);
  });

  it.each(["/plan/papers", "/plan/papers/vet-visit"])(
    "%s says what is wrong with an invalid query, and links to the plan with it",
    async (path) => {
      const invalid = `${path}?to=uk&vaccine=soon`;
      expect((await visit(invalid)).status).toBe(400);
      const words = (await readElements(invalid, "main li")).map(({ text }) => text);
      expect(words).toEqual([
        "Please choose: a dog or a cat.",
        "Please enter a date, written like 2027-03-31.",
      ]);
      const back = await readElements(invalid, "main a[href^='/plan?']");
      expect(back.map(({ href }) => href)).toEqual(["/plan?to=uk&vaccine=soon"]);
    },
  );

  it("ask the two questions of a plan at a first visit, without a word of reproach", async () => {
    expect((await visit("/plan/papers")).status).toBe(200);
    expect(await readElements("/plan/papers", "main li")).toEqual([]);
    const form = "main form[action='/plan/papers']";
    expect(await readElements("/plan/papers", `${form} select[name=to][required]`)).toHaveLength(1);
    expect(await readElements("/plan/papers", `${form} input[name=pet][required]`)).toHaveLength(2);
  });

  it.each([all, one])("%s is cached as the plan is, and not indexed", async (path) => {
    const { headers } = await visit(path);
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("CDN-Cache-Control")).toMatch(/^public, max-age=\d+$/);
    expect(await readElements(path, "meta[name=robots][content=noindex]")).toHaveLength(1);
    expect(await readElements(path, "link[rel=canonical]")).toEqual([]);
  });

  it("have fields without a name and outside a form, so that nothing of them can be sent", async () => {
    expect(await readElements(all, "main input")).not.toEqual([]);
    expect(await readElements(all, "main form, main [name], main [form]")).toEqual([]);
  });

  it.each([all, one, `/plan/papers.data?${query}`])(
    "%s loads nothing of the chat",
    async (path) => {
      const response = await visit(path);
      expect(await response.text()).not.toContain(env.CHAT_SCRIPT_URL);
      expect(response.headers.get("Content-Security-Policy")).not.toMatch(/chat|unsafe/);
    },
  );

  it("carry a QR code only on the sheet for the vet", async () => {
    const code = "svg[aria-label='QR code of this plan’s address']";
    expect(await readElements(all, `.sheet ${code}`)).toHaveLength(1);
    expect(await readElements(one, `.sheet ${code}`)).toHaveLength(1);
  });

  it("are linked to from the plan, its steps and the quote, by loading the document", async () => {
    const links = await readElements(`/plan?${query}`, "main a[href^='/plan/papers']");
    expect(links.map(({ text, href }) => [text, href])).toContainEqual(["Print the papers", all]);
    expect(links.map(({ href }) => href)).toContain(`/plan/papers/tapeworm?${query}`);
    const quote = await askForQuote();
    const fromQuote = await readElements(quote, "main a[href^='/plan/papers?to=uk']");
    expect(fromQuote).toHaveLength(1);
  });
});
