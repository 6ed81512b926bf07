import { describe, expect, it } from "vitest";
import { planOf } from "#tests/fixtures/plan.ts";
import { allRules, destinationNames } from "#travel/rules/rules.ts";
import { describeJourney, describeSheet, type SheetView } from "./sheet-view.server.ts";
import { allSheets, findSheetPaths, listSheets } from "./sheets.server.ts";

const namesOf = (query: string) => listSheets(planOf(query)).map(({ id }) => id);
const ofAll = ["crate-label", "emergency-card"];

function viewOf(query: string, id: string): SheetView {
  const plan = planOf(query);
  const sheet = listSheets(plan).find((listed) => listed.id === id);
  if (!sheet) throw new Error(`There is no sheet ${id}`);
  return describeSheet(sheet, plan, "https://marigold.example/plan?to=uk&pet=dog");
}

const daysOf = ({ blocks }: SheetView) =>
  Object.fromEntries(
    blocks
      .flatMap((block) => ("fields" in block ? block.fields : []))
      .flatMap((box) => ("field" in box ? [] : [[box.label, box.day ?? box.planned]])),
  );

describe("the sheets of a move", () => {
  it.each([
    [
      "to=uk&pet=dog",
      ["vet-visit", "laboratory", "aqcs-appointment", "declaration", "tor1", "tapeworm", ...ofAll],
    ],
    [
      "to=usa&pet=dog",
      [
        ...["vet-visit", "laboratory", "cdc-certification", "cdc-import-form"],
        ...["aqcs-appointment", ...ofAll],
      ],
    ],
    ["to=usa&pet=cat", ["vet-visit", "aqcs-appointment", ...ofAll]],
    ["to=uae&pet=cat", ["vet-visit", "laboratory", "aqcs-appointment", ...ofAll]],
    ["to=india&pet=cat", ["vet-visit", "noc", "dgft-letter", ...ofAll]],
    ["to=india&pet=cat&abroad=yes&baggage=yes&pets=1", ["vet-visit", "noc", ...ofAll]],
    [
      "to=eu&country=ie&pet=dog",
      ["vet-visit", "laboratory", "aqcs-appointment", "declaration", "tapeworm", ...ofAll],
    ],
    [
      "to=eu&country=fr&pet=dog",
      ["vet-visit", "laboratory", "aqcs-appointment", "declaration", ...ofAll],
    ],
  ])("%s", (query, names) => {
    expect(namesOf(query)).toEqual(names);
  });

  it("include each sheet for some move", () => {
    const moves = ["to=uk&pet=dog", "to=usa&pet=dog", "to=india&pet=cat"];
    const used = new Set(moves.flatMap(namesOf));
    expect(allSheets.filter(({ id }) => !used.has(id))).toEqual([]);
  });
});

it("Sheets name steps and destinations that exist", () => {
  const steps = allRules.flatMap(({ rules }) => rules.map(({ step }) => step));
  for (const { id, ...sheet } of allSheets) {
    const { sourceOf, destinations = [] } = sheet;
    expect(steps, id).toEqual(expect.arrayContaining(sheet.steps));
    expect(steps, id).toEqual(expect.arrayContaining(sourceOf ? [sourceOf] : []));
    expect(destinationNames, id).toEqual(expect.arrayContaining(destinations));
  }
});

describe("a sheet", () => {
  const query = "to=uk&pet=dog&chip=2025-01-10&vaccine=2026-11-10&at=18:30&arrive=2027-04-20";

  it("has the days that were given, and the plan's window for the others", () => {
    expect(daysOf(viewOf(query, "laboratory"))).toMatchObject({
      "Rabies vaccine given on": "10 November 2026",
      "Blood sample taken on": "10 December 2026 to 14 January 2027",
      "Born on": null,
    });
  });

  it("leaves a day to the pen that the plan only takes for granted", () => {
    const { steps, ...view } = viewOf("to=uk&pet=cat&sample=2026-11-10", "vet-visit");
    expect(steps.find(({ id }) => id === "rabies-vaccine")?.isDone).toBe(true);
    expect(daysOf({ steps, ...view })["Rabies vaccine given on"]).toBeNull();
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
  const plans = ["to=uk&pet=dog", "to=usa&pet=dog", "to=india&pet=cat"].map(planOf);
  for (const plan of plans) {
    for (const sheet of listSheets(plan)) {
      for (const block of describeSheet(sheet, plan, "https://marigold.example/plan").blocks) {
        const labels = "fields" in block ? block.fields.map(({ label }) => label) : [];
        expect(new Set(labels).size, sheet.id).toBe(labels.length);
      }
    }
  }
});
