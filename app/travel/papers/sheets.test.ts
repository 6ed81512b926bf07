import { describe, expect, it } from "vitest";
import { planOf } from "#tests/fixtures/travel/plan.ts";
import { daysOf, dosesOf, moves, viewOf } from "#tests/fixtures/travel/sheets.ts";
import { allRules, destinationNames } from "#travel/rules/rules.ts";
import type { Scope } from "./sheet-schema.ts";
import { describeJourney, describeSheet } from "./sheet-view.server.ts";
import { allSheets, findSheetPaths, listSheets } from "./sheets.server.ts";

const namesOf = (query: string) => listSheets(planOf(query)).map(({ id }) => id);
const ofAll = ["crate-label", "shippers-certification", "emergency-card"];
const ofExport = ["aqcs-appointment", "fit-to-fly"];

describe("the sheets of a move", () => {
  it("have both of Japan's vaccines at the vet's visit", () => {
    const visit = listSheets(planOf("to=japan&pet=dog")).find(({ id }) => id === "vet-visit");
    expect(visit?.steps).toContain("first-vaccine");
  });

  it.each([
    [
      "to=uk&pet=dog",
      ["vet-visit", "laboratory", ...ofExport, "declaration", "tor1", "tapeworm", ...ofAll],
    ],
    [
      "to=usa&pet=dog",
      ["vet-visit", "laboratory", "cdc-certification", "cdc-import-form", ...ofExport, ...ofAll],
    ],
    ["to=usa&pet=cat", ["vet-visit", ...ofExport, ...ofAll]],
    ["to=canada&pet=dog", ["vet-visit", "rabies-certificate", ...ofExport, ...ofAll]],
    [
      "to=uae&pet=cat",
      ["vet-visit", "laboratory", "other-vaccines", "uae-permit", ...ofExport, ...ofAll],
    ],
    [
      "to=thailand&pet=dog",
      ["vet-visit", "other-vaccines", "import-permit", ...ofExport, ...ofAll],
    ],
    [
      "to=qatar&pet=cat",
      ["vet-visit", "laboratory", "other-vaccines", "import-permit", ...ofExport, ...ofAll],
    ],
    ["to=japan&pet=cat", ["vet-visit", "laboratory", "japan-notice", ...ofExport, ...ofAll]],
    ["to=india&pet=cat", ["vet-visit", "dgft-letter", "certificate-draft", "noc", ...ofAll]],
    [
      "to=india&pet=cat&abroad=yes&baggage=yes&pets=1",
      ["vet-visit", "certificate-draft", "noc", "crate-label", "emergency-card"],
    ],
    ["to=india&pet=dog&left=yes", ["vet-visit", "certificate-draft", "re-import-letter", ...ofAll]],
    [
      "to=eu&country=ie&pet=dog",
      ["vet-visit", "laboratory", ...ofExport, "declaration", "tapeworm", ...ofAll],
    ],
    ["to=eu&country=fr&pet=dog", ["vet-visit", "laboratory", ...ofExport, "declaration", ...ofAll]],
    [
      "to=singapore&pet=cat",
      ["vet-visit", "core-vaccines", "laboratory", "import-licence", ...ofExport, ...ofAll],
    ],
    ["to=malaysia&pet=dog", ["vet-visit", "import-permit", ...ofExport, ...ofAll]],
    [
      "to=hong-kong&pet=cat",
      ["vet-visit", "core-vaccines", "import-permit", ...ofExport, ...ofAll],
    ],
    [
      "to=sri-lanka&pet=dog",
      ["vet-visit", "core-vaccines", "import-permit", ...ofExport, ...ofAll],
    ],
    [
      "to=switzerland&pet=cat",
      ["vet-visit", "laboratory", "import-licence", ...ofExport, ...ofAll],
    ],
    [
      "to=norway&pet=dog",
      ["vet-visit", "laboratory", ...ofExport, "declaration", "tapeworm", ...ofAll],
    ],
  ])("%s", (query, names) => {
    expect(namesOf(query)).toEqual(names);
  });

  it("include each sheet for some move", () => {
    const used = new Set(Object.values(moves).flatMap(namesOf));
    expect(allSheets.filter(({ id }) => !used.has(id))).toEqual([]);
  });

  it("have the shipper's certification, with a title that says whether the pet flies as cargo", () => {
    const titleOf = (query: string) =>
      listSheets(planOf(query)).find(({ id }) => id === "shippers-certification")?.title;
    expect(titleOf("to=uk&pet=cat")).not.toContain("if your pet flies as cargo");
    expect(titleOf("to=canada&pet=cat")).toContain("if your pet flies as cargo");
    expect(titleOf("to=india&pet=cat&abroad=yes&baggage=yes")).toBeUndefined();
  });
});

it("Sheets name steps and destinations that exist", () => {
  const steps = allRules.flatMap(({ rules }) => rules.map(({ step }) => step));
  for (const { id, ...sheet } of allSheets) {
    const items = sheet.blocks.flatMap((block) => ("items" in block ? block.items : []));
    const scopes: Scope[] = [
      sheet,
      ...sheet.blocks,
      ...items.filter((item) => typeof item !== "string"),
    ];
    expect(steps, id).toEqual(expect.arrayContaining(sheet.sourceOf ? [sheet.sourceOf] : []));
    for (const scope of scopes) {
      expect(steps, id).toEqual(expect.arrayContaining(scope.steps ?? []));
      expect(destinationNames, id).toEqual(expect.arrayContaining(scope.destinations ?? []));
    }
  }
});

describe("a sheet", () => {
  const query = "to=uk&pet=dog&chip=2025-01-10&vaccine=2026-11-10&at=18:30&arrive=2027-04-20";

  it("has the days that were given, and the plan's window for the others", () => {
    const view = viewOf(query, "laboratory");
    expect(dosesOf(view)).toEqual(["10 November 2026"]);
    expect(daysOf(view)).toMatchObject({
      "Blood sample taken on": "10 December 2026 to 14 January 2027",
      "Born on": null,
    });
  });

  it("leaves a day to the pen that the plan only takes for granted", () => {
    const view = viewOf("to=uk&pet=cat&sample=2026-11-10", "laboratory");
    expect(planOf("to=uk&pet=cat&sample=2026-11-10").known["rabies-vaccine"].day).not.toBeNull();
    expect(dosesOf(view)).toEqual([null]);
  });

  it("names the hours of the tapeworm treatment by both clocks, and the rule's own source", () => {
    const { steps, source } = viewOf(query, "tapeworm");
    expect(steps[0]?.clocks.map(({ place, until }) => `${until.words} ${place}`)).toEqual([
      "Monday 19 April at 23:00 in India",
      "Monday 19 April at 18:30 in London",
    ]);
    expect(source.title).toBe("GOV.UK: Tapeworm treatment for dogs");
    expect(viewOf("to=eu&country=ie&pet=dog", "tapeworm").source.title).toMatch(
      /^Regulation \(EU\)/,
    );
    expect(describeJourney(planOf(query)).clocks).toEqual([
      "Tuesday 20 April at 18:30 in London",
      "Tuesday 20 April at 23:00 in India",
    ]);
  });

  it("fills in the numbers of the rules", () => {
    expect(JSON.stringify(viewOf(query, "declaration"))).toContain("within five days before");
  });

  it("that a step links to is the one with the fewest other steps", () => {
    const paths = findSheetPaths(planOf(query), "to=uk&pet=dog");
    expect(paths["blood-sample"]).toBe("/plan/papers/laboratory?to=uk&pet=dog");
    expect(paths.microchip).toBe("/plan/papers/vet-visit?to=uk&pet=dog");
    expect(paths["tapeworm-treatment"]).toBe("/plan/papers/tapeworm?to=uk&pet=dog");
    expect(paths.wait).toBeUndefined();
  });
});

it("No sheet has a field twice in a block, since its label is its key", () => {
  const plans = Object.values(moves).map(planOf);
  for (const plan of plans) {
    for (const sheet of listSheets(plan)) {
      for (const block of describeSheet(sheet, plan, "https://marigold.example/plan").blocks) {
        const labels = "fields" in block ? block.fields.map(({ label }) => label) : [];
        expect(new Set(labels).size, sheet.id).toBe(labels.length);
      }
    }
  }
});
