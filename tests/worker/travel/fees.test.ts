import { describe, expect, it } from "vitest";
import { readElements, setClock, visit } from "#tests/worker/site.ts";
import feeFile from "#travel/fees/fees.yaml";

const path = "/guides/what-it-costs";
const servicePath = "/services/documentation-assistance";

const textOf = async (page: string, selector: string) =>
  (await readElements(page, selector)).map(({ text }) => text);

describe("the page of what it costs", () => {
  it("has each fee of a destination with who is paid, the amount, and the month or year of its reading", async () => {
    for (const { to, what, paidTo, amount, remark, inCase } of feeFile.fees) {
      if (inCase) continue;
      const start = `${what}${amount}to: ${paidTo}${remark ? ` ${remark}.` : ""}`;
      for (const group of to) {
        const items = await textOf(path, `#fees-${group} dl > div`);
        const item = items.find((text) => text.startsWith(start));
        expect(item, what).toMatch(/([A-Z][a-z]+ )?20\d\d( May have changed\.)?$/);
      }
    }
  });

  it("has fees of which one is paid as one line, with the sum of each case and its reading", async () => {
    const lines = await textOf(path, "#fees-uk dl > div");
    expect(lines.filter((line) => line.startsWith("Collection"))).toEqual([
      expect.stringMatching(
        /^Collection290 or 363 poundsto: Heathrow.*Papers checked beforehand 290Not checked 363.*2024 May have changed\.$/,
      ),
    ]);
  });

  it("has what nobody publishes", async () => {
    for (const { to, what, paidTo } of feeFile.unpublished) {
      for (const group of to) {
        const items = await textOf(path, `#fees-${group} dl > div`);
        expect(items).toContain(`${what}to: ${paidTo}ask us`);
      }
    }
    expect((await textOf(path, "main p")).join(" ")).toContain(
      "“Ask us” means that the amount is not published",
    );
  });

  it("has the total of each destination that is known so far, with the fees of every move", async () => {
    const uk = await textOf(path, "#fees-uk dl > div");
    const amount = "500 rupees + 290 or 363 pounds";
    const place = uk.findIndex((text) => text.startsWith(`Known so far${amount}`));
    expect(uk[place]).toContain("with the 500 rupees of every move out of India");
    expect(uk[place]).toContain("papers checked beforehand, or not checked");
    expect(uk[place + 1]).toBe("Not in itopen, or not published");
    expect(uk.slice(place).join(" ")).toContain("Clearance in the UK");
  });

  it("has on each closed row what its destination asks for besides", async () => {
    expect(await textOf(path, "main summary h3")).toEqual(
      expect.arrayContaining([
        "Every move out of India 500 rupees",
        "To the United Kingdom 290 or 363 poundsan old reading",
        "To the United Arab Emirates dog: 700 dirhamscat: 450 dirhams",
        "To the European Union none published",
        "To the United States no fixed sum",
        "Into India no fixed sum",
      ]),
    );
  });

  it("shows an old reading by its year, below the others", async () => {
    const uk = await textOf(path, "#fees-uk dl > div");
    expect(uk[0]).toMatch(/2024 May have changed\.$/);
  });

  it("says that a fee is due for checking once its day is past", async () => {
    const [verifyBy = ""] = feeFile.fees.map((fee) => fee.verifyBy).toSorted();
    const readOn = async (instant: string) => {
      setClock(instant);
      return (await visit(path)).text();
    };
    expect(await readOn(`${verifyBy}T18:00:00Z`)).not.toContain("Due for checking");
    expect(await readOn(`${verifyBy}T19:00:00Z`)).toContain("Due for checking");
  });
});

describe("the page of the papers", () => {
  it("has the fees of the quote that are not old, with their sources", async () => {
    const text = (await textOf(servicePath, ".prose dl > div")).join(" ");
    const links = (await readElements(servicePath, ".prose dl a")).map(({ href }) => href);
    for (const { asOf, what, amount, inCase, source } of feeFile.fees) {
      if (asOf < "2026") continue;
      if (!inCase) expect(text).toContain(`${what}${amount}`);
      if (source.url) expect(links).toContain(source.url);
    }
    expect(text).toContain("Import licence for Singapore50 or 100 Singapore dollars");
    expect(text).not.toContain("Heathrow Animal Reception Centre");
  });
});
