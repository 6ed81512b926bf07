import { describe, expect, it } from "vitest";
import { describeFigures, listMonths, writeFiguresCsv } from "./figures-view.server.ts";

const figure = (what: string, value: string, count: number) => ({
  month: "2026-11",
  what,
  value,
  count,
});

const figures = [
  figure("came", "", 12),
  figure("source", "website", 7),
  figure("source", "walk-in", 5),
  figure("route", "uk", 4),
  figure("route", "eu-fr", 3),
  figure("route", "india", 2),
  figure("route", "elsewhere", 2),
  figure("route", "unknown", 1),
  figure("reply", "in time", 8),
  figure("reply", "late", 1),
  figure("booked", "", 3),
  figure("lost", "price", 2),
];

describe("the figures of a month", () => {
  it("have how many came, were booked and were lost", () => {
    expect(describeFigures(figures).totals).toEqual([
      { label: "Came", count: 12 },
      { label: "Offered", count: 0 },
      { label: "Booked", count: 3 },
      { label: "Lost", count: 2 },
    ]);
  });

  it("say what is open beside what was answered in time or late", () => {
    expect(describeFigures(figures).tables[0]?.rows).toEqual([
      { label: "In time", count: 8 },
      { label: "Late or not at all", count: 1 },
      { label: "Not due yet, or closed before", count: 3 },
    ]);
  });

  it("name sources, routes and reasons in words", () => {
    const labels = describeFigures(figures).tables.flatMap(({ rows }) =>
      rows.map(({ label }) => label),
    );
    expect(labels).toEqual(
      expect.arrayContaining([
        "The website",
        "Walk-in",
        "India to United Kingdom",
        "India to France",
        "Abroad to India",
        "India to another country",
        "Not known",
        "Too expensive",
      ]),
    );
  });

  it("are a row of CSV each", () => {
    const [heading, ...rows] = writeFiguresCsv(figures).trim().split("\r\n");
    expect(heading).toBe('\uFEFF"Month","What","Which","Enquiries"'.trim());
    expect(rows).toHaveLength(figures.length);
    expect(rows).toContain('"2026-11","Route","India to France","3"');
  });
});

describe("the months of the figures", () => {
  it("are all from the first one to the last one, the newest first", () => {
    expect(listMonths("2026-11", "2027-02").map(({ month }) => month)).toEqual([
      "2027-02",
      "2027-01",
      "2026-12",
      "2026-11",
    ]);
    expect(listMonths("2026-11", "2026-11")).toEqual([
      { month: "2026-11", words: "November 2026" },
    ]);
  });
});
