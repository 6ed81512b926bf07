import { describe, expect, it } from "vitest";
import { dosesOf, letterOf, viewOf } from "#tests/fixtures/travel/sheets.ts";
import type { SheetView } from "./sheet-view.server.ts";
import { doseFields } from "./typed/fields.ts";

describe("the rabies vaccine on a sheet", () => {
  const boosted = "to=canada&pet=dog&vaccine=2025-03-01&booster=2026-02-20";

  it("is the newest dose on letters, with its own end of cover", () => {
    expect(letterOf(viewOf(boosted, "aqcs-appointment"))).toContain(
      "Rabies vaccine given on: 20 February 2026, valid until: 19 February 2027",
    );
    expect(letterOf(viewOf(`${boosted}&vaccine-until=2029-02-19`, "aqcs-appointment"))).toContain(
      "given on: 20 February 2026, valid until: 19 February 2029",
    );
    expect(dosesOf(viewOf(boosted, "rabies-certificate"))).toEqual(["20 February 2026"]);
  });

  it("is the plan's window where the newest dose is still to come, or does not count", () => {
    const lapsed = "to=canada&pet=dog&vaccine=2024-03-01";
    for (const query of ["to=canada&pet=dog", lapsed]) {
      const [planned] = dosesOf(viewOf(query, "rabies-certificate"));
      expect(planned).toMatch(/^26 November to \d+ December 2026$/);
      expect(letterOf(viewOf(query, "aqcs-appointment"))).toContain(
        `Rabies vaccine given on: {} (planned ${planned}), valid until: {}`,
      );
    }
  });

  it("is the booster that the plan asks for, where the cover ends before landing", () => {
    const query = "to=canada&pet=dog&vaccine=2025-12-10&arrive=2027-01-20";
    const [planned] = dosesOf(viewOf(query, "rabies-certificate"));
    expect(planned).toMatch(/ to 9 December 2026$/);
  });

  it("has a row for each dose on the vet's sheet, and rows for doses that the plan does not know", () => {
    const rows = ["1 March 2025", "20 February 2026", null];
    expect(dosesOf(viewOf(boosted, "vet-visit"))).toEqual(rows);
    const [older, newest, unknown] = viewOf(boosted, "vet-visit").blocks.flatMap((block) =>
      block.block === "doses" ? block.doses : [],
    );
    expect(older).toMatchObject({ until: "28 February 2026", fields: doseFields.older });
    expect(newest).toMatchObject({ until: "19 February 2027", fields: doseFields.newest });
    expect(unknown).toMatchObject({ until: null, fields: null });
    const lapsed = dosesOf(viewOf("to=uk&pet=dog&vaccine=2024-03-01", "vet-visit"));
    expect(lapsed[0]).toBe("1 March 2024");
    expect(lapsed[1]).toMatch(/^26 November to /);
  });

  it("leaves the older cover's end to the pen where it lasted longer than a year", () => {
    const query = "to=uk&pet=dog&vaccine=2024-03-01&booster=2026-02-20";
    const untilOf = (unbroken: string) =>
      viewOf(`${query}&unbroken=${unbroken}`, "vet-visit").blocks.flatMap((block) =>
        block.block === "doses" ? block.doses.map(({ until }) => until) : [],
      );
    expect(untilOf("yes")).toEqual([null, "19 February 2027", null]);
    expect(untilOf("no")).toEqual(["28 February 2025", "19 February 2027", null]);
  });

  it("is the dose before the blood sample on the laboratory's sheet", () => {
    const query = "to=uk&pet=dog&vaccine=2026-01-05";
    const fields = (view: SheetView) =>
      view.blocks.flatMap((block) =>
        block.block === "doses" ? block.doses.map((dose) => dose.fields) : [],
      );
    const sampled = viewOf(`${query}&sample=2026-02-10&booster=2026-11-20`, "laboratory");
    expect(dosesOf(sampled)).toEqual(["5 January 2026"]);
    expect(fields(sampled)).toEqual([doseFields.older]);
    const boostedBefore = viewOf(`${query}&booster=2026-11-20`, "laboratory");
    expect(dosesOf(boostedBefore)).toEqual(["20 November 2026"]);
    expect(fields(boostedBefore)).toEqual([doseFields.newest]);
  });
});
