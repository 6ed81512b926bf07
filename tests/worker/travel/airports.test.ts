import { describe, expect, it } from "vitest";
import { askForQuote } from "#tests/worker/quote-visitor.ts";
import { readElements } from "#tests/worker/site.ts";
import airportFile from "#travel/airports/airports.yaml";

const linesOf = async (path: string) =>
  (await readElements(path, "#nearest-airport")).map(({ text }) => text);
const titlesOfOpenFolds = async (path: string) =>
  (await readElements(path, "details[open] summary")).map(({ text }) => text);
const title = "Which airport in India?";

describe("the airports of a plan", () => {
  it.each(["/plan?to=uk&pet=dog", "/plan?to=india&pet=cat", "/locations"])(
    "are those of the list with their cities and their source, folded: %s",
    async (path) => {
      const labels = (await readElements(path, "#airports dt")).map(({ text }) => text);
      expect(labels).toEqual(airportFile.airports.map(({ city, code }) => `${city} (${code})`));
      const [source] = await readElements(path, "#airports a");
      expect(source?.href).toBe(airportFile.source.url);
      expect(await titlesOfOpenFolds(path)).not.toContain(title);
    },
  );

  it("stand below the nearest to the visitor’s city, in either direction", async () => {
    const from = "/plan?to=uk&pet=dog&city=Pune";
    expect(await linesOf(from)).toEqual(["From Pune: Mumbai"]);
    expect(await titlesOfOpenFolds(from)).not.toContain(title);
    const [to] = await linesOf("/plan?to=india&pet=cat&city=thiruvananthapuram");
    expect(to).toBe("To Thiruvananthapuram: Kochi");
    const [goa] = await linesOf("/plan?to=eu&pet=cat&city=Panjim");
    expect(goa).toBe("From Panjim: Mumbai or Bangalore, about equally far");
    const [leh] = await linesOf("/plan?to=eu&pet=cat&city=Leh");
    expect(leh).toBe("From Leh: ask us for the nearest");
  });
});

describe("the page of a quote", () => {
  it("names the nearest airport to the city that was given, and takes the city to the plan", async () => {
    const path = await askForQuote({}, "to=uk&pet=dog&city=Coimbatore");
    const facts = (await readElements(path, "dd")).map(({ text }) => text);
    expect(facts).toContain("Kochi (nearest with AQCS)");
    const links = (await readElements(path, "#landing a")).map(({ href }) => href);
    expect(links).toContain("/plan?to=uk&pet=dog&city=Coimbatore");
  });

  it("names none for a city that is not listed", async () => {
    const path = await askForQuote({}, "to=uk&pet=dog&city=Leh");
    const labels = (await readElements(path, "dt")).map(({ text }) => text);
    expect(labels).not.toContain("Airport in India");
  });
});
