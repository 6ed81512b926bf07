import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import feeFile from "~/fees/fees.yaml";
import { readElements, visit } from "./site";
import { setFaults } from "./store";

beforeAll(() => setFaults());

const path = "/guides/what-it-costs";
const servicePath = "/services/documentation-assistance";

const readRows = async (page: string) => {
  const names = await readElements(page, "table.comparison tbody th");
  const cells = await readElements(page, "table.comparison tbody td");
  return names.map(({ text }, row) => [
    text,
    ...cells.slice(row * 3, row * 3 + 3).map((cell) => cell.text),
  ]);
};

describe("the page of what it costs", () => {
  it("has each fee with who is paid, the amount and the month or year of its reading", async () => {
    const rows = await readRows(path);
    expect(rows).toHaveLength(
      [...feeFile.fees, ...feeFile.unpublished].flatMap(({ to }) => to).length,
    );
    for (const { what, paidTo, amount } of feeFile.fees) {
      const row = rows.find(([name]) => name?.startsWith(what));
      expect(row?.slice(1, 3)).toEqual([paidTo, amount]);
      expect(row?.[3]).toMatch(/^([A-Z][a-z]+ )?20\d\d/);
    }
    for (const { what } of feeFile.unpublished) {
      const row = rows.find(([name]) => name === what);
      expect(row?.[2]).toBe("Not published: ask us");
    }
  });

  it("shows an old reading by its year, which may have changed", async () => {
    const rows = await readRows(path);
    const collection = rows.find(([name]) => name?.startsWith("Collection"));
    expect(collection?.[3]).toMatch(/^2024, may have changed/);
  });

  it("says that a fee is due for checking once its day is past", async () => {
    const [verifyBy = ""] = feeFile.fees.map((fee) => fee.verifyBy).toSorted();
    onTestFinished(() => void vi.useRealTimers());
    const readOn = async (instant: string) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(instant) });
      return (await visit(path)).text();
    };
    expect(await readOn(`${verifyBy}T18:00:00Z`)).not.toContain("Due for checking");
    expect(await readOn(`${verifyBy}T19:00:00Z`)).toContain("Due for checking");
  });
});

describe("the page of the papers", () => {
  it("has the fees of the quote that are not old, with their sources", async () => {
    const text = (await readRows(servicePath)).flat().join(" ");
    const links = (await readElements(servicePath, "table.comparison a")).map(({ href }) => href);
    for (const { asOf, what, amount, source } of feeFile.fees) {
      if (asOf < "2026") continue;
      expect(text).toContain(what);
      expect(text).toContain(amount);
      if (source.url) expect(links).toContain(source.url);
    }
    expect(text).not.toContain("2024");
  });
});
