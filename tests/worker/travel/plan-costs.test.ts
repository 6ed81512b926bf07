import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import { ourPrices } from "#content/company/owner-facts.ts";
import { readElements, setClock } from "#tests/worker/site.ts";

const textsOf = async (path: string, selector: string) =>
  (await readElements(path, selector)).map(({ text }) => text);

const rowOf = async (path: string) =>
  (await textsOf(path, "summary h2")).find((text) => text.startsWith("What it costs, so far"));

const linesOf = (path: string) => textsOf(path, "#costs dl > div");

describe("what a plan costs, so far,", () => {
  it("is on its closed row, in few words", async () => {
    expect(await rowOf("/plan?to=uae&pet=dog")).toMatch(
      /500 rupees \+ 700 dirhams known, and what nobody publishes$/,
    );
    expect(await rowOf("/plan?to=uk&pet=dog")).toContain(
      "500 rupees + 290 or 363 pounds known, partly old",
    );
  });

  it("is a total that says what it counts, above all that is not in it", async () => {
    const lines = await linesOf("/plan?to=uk&pet=dog");
    const place = lines.findIndex((line) => line.startsWith("Known so far"));
    expect(lines[place]).toContain("papers checked beforehand, or not checked");
    expect(lines.slice(0, place).join(" ")).not.toContain("in your quote");
    expect(lines[place + 1]).toBe("Not in itopen, or not published");
    const missing = lines.slice(place + 2);
    expect(missing).toContain("Cabin, hold or cargoto: Airlinein your quote");
    expect(missing).toContain("Visits, vaccines and certificatesto: Your vetin your quote");
  });

  it("has our own work, with our range only where we have given one", async () => {
    const lines = (await linesOf("/plan?to=uae&pet=cat")).filter((line) =>
      line.startsWith("Our own work"),
    );
    expect(lines).toEqual(
      ourPrices.value?.map(
        ({ move, range }) => `Our own work: ${move}${range}to: ${company.name} `,
      ) ?? [`Our own workto: ${company.name}in your quote`],
    );
  });

  it("says that a fee is due for checking once its day is past", async () => {
    setClock("2028-03-01T12:00:00Z");
    const path = "/plan?to=uae&pet=cat";
    expect(await rowOf(path)).toContain("known, due for checking");
    expect((await linesOf(path)).join(" ")).toContain("Due for checking: ask us first");
  });

  it("leads to a quote of the plan", async () => {
    const links = await readElements("/plan?to=uae&pet=cat", "details p a");
    expect(links).toContainEqual({ text: "Ask for a quote", href: "/quote?to=uae&pet=cat" });
  });

  it("is said to be open where no firm amount is published", async () => {
    const path = "/plan?to=india&pet=cat&abroad=no";
    expect(await rowOf(path)).toMatch(/No firm amount is published$/);
    expect((await linesOf(path)).join(" ")).not.toContain("Known so far");
  });
});
