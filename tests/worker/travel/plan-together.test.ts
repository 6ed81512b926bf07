import { describe, expect, it } from "vitest";
import { askForQuote } from "#tests/worker/quote-visitor.ts";
import { readAttributes, readElements, visit } from "#tests/worker/site.ts";

const moti = "to=uk&pet=dog&name=Moti&chip=2026-07-01&vaccine=2026-07-02&sample=2026-08-10";
const both = `${moti}&pet2=cat&name2=Coco`;

const textsOf = async (path: string, selector: string) =>
  (await readElements(path, selector)).map(({ text }) => text);

describe("the plan of several pets", () => {
  it("has one first day, and says for which of them the others wait", async () => {
    const [pass] = await textsOf(`/plan/together?${both}`, "section[aria-labelledby=result-title]");
    expect(pass).toMatch(/Moti and Coco to the United Kingdom.*The first day they both can/s);
    const page = await (await visit(`/plan/together?${both}`)).text();
    expect(page).toContain("Moti waits for Coco.");
    const own = await readAttributes(
      `/plan/together?${both}`,
      "section[aria-labelledby=alone-title] a",
      "href",
    );
    expect(own).toEqual([
      expect.stringContaining("name=Moti"),
      expect.stringContaining("name=Coco"),
    ]);
  });

  it("marks the pet that decides, and says of each what it takes for granted", async () => {
    const path = `/plan/together?${both}`;
    const rows = await textsOf(path, "section[aria-labelledby=alone-title] li");
    expect(rows.map((row) => row.includes("Decides"))).toEqual([false, true]);
    expect(await textsOf(path, "section[aria-labelledby=conditions-title] dt")).toEqual([
      "Moti",
      "Coco",
    ]);
  });

  it("says once what is noted of several pets", async () => {
    const path = "/plan/together?to=eu&pet=dog&name=Moti&pet2=dog&name2=Coco";
    const [result = ""] = await textsOf(path, "#result");
    expect(result.match(/[^.]*: Some countries ask for more/g)).toEqual([
      expect.stringMatching(/Moti and Coco: Some/),
    ]);
  });

  it("shows who travels, and offers the calendar and the message of all", async () => {
    const path = `/plan/together?${both}`;
    const names = await textsOf(path, "section[aria-labelledby=result-title] li");
    expect(names).toEqual(["Moti", "Coco"]);
    const ways = await readAttributes(path, "section[aria-labelledby=take-title] a", "href");
    expect(ways).toContainEqual(expect.stringMatching(/^\/plan\/together\.ics\?.*pet2=cat/));
    expect(ways).toContainEqual(expect.stringMatching(/^https:\/\/wa\.me\/.*pet2%3Dcat/));
  });

  it("asks for a second pet before it plans, and keeps what is known of the first", async () => {
    const path = `/plan/together?${moti}`;
    expect(await readElements(path, "#result")).toEqual([]);
    expect(await readAttributes(path, "input[name=name]", "value")).toEqual(["Moti"]);
  });

  it("refuses a pet of which nobody knows what it is, and says so at its question", async () => {
    const path = `/plan/together?${moti}&name2=Coco`;
    expect((await visit(path)).status).toBe(400);
    const html = await (await visit(path)).text();
    const [, second = ""] = html.split("Second pet");
    expect(second).toMatch(/^(?:(?!<\/fieldset>).)*Please choose: a dog or a cat\./s);
  });

  it("keeps every pet on the way by another country", async () => {
    const path = "/plan/together?to=australia&pet=dog&pet2=cat";
    const hrefs = await readAttributes(path, "#result a[href*='via=']", "href");
    expect(hrefs.length).toBeGreaterThan(0);
    for (const link of hrefs) expect(link).toContain("pet2=cat");
  });

  it("is one calendar, with one visit to AQCS and a vaccine for whom it concerns", async () => {
    const file = await (await visit(`/plan/together.ics?${both}`)).text();
    const summaries = file.replaceAll("\r\n ", "").match(/^SUMMARY:.*$/gm) ?? [];
    expect(summaries.filter((line) => line.includes("AQCS"))).toEqual([
      expect.stringMatching(/\(AQCS\)\s*$/),
    ]);
    expect(summaries.filter((line) => line.includes("Rabies vaccine"))).toEqual([
      expect.stringMatching(/: Coco\s*$/),
    ]);
    expect((await visit(`/plan/together.ics?${moti}`)).status).toBe(400);
  });

  it("is taken over by the quote whole, whose answer has the day of all", async () => {
    const path = `/plan/together?${both}`;
    const [quote] = await readAttributes(path, "section[aria-labelledby=take-title] a", "href");
    expect(quote).toMatch(/^\/quote\?.*pet2=cat.*pets=2$/);
    const answered = await askForQuote({}, `${both}&born2=2024-03-01&pets=2`);
    expect(await textsOf(answered, "dl dt")).toContain("First day they all can really land");
    expect(await readAttributes(answered, "#landing a", "href")).toContainEqual(
      expect.stringMatching(/^\/plan\/together\?.*pet2=cat/),
    );
  });
});
