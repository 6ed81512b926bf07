import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMeasures, someMeasures } from "../../tests/fixtures/crate-measures";
import { readCrateQuery, writeCrateQuery } from "./crate-measures";

const labrador = { pet: "dog", a: "66", b: "40", c: "25", d: "66" };

const read = (query: Record<string, string>) => readCrateQuery(new URLSearchParams(query));

function measuresOf(query: Record<string, string>) {
  const request = read(query);
  return request.kind === "measured" ? request.measures : null;
}

function problemsOf(query: Record<string, string>) {
  const request = read(query);
  return request.kind === "invalid" ? request.problems : null;
}

describe("the query of the crate finder", () => {
  it("gives the measures in centimetres", () => {
    expect(measuresOf(labrador)).toEqual(someMeasures());
  });

  it("accepts a decimal comma, and ignores surrounding spaces", () => {
    expect(measuresOf({ ...labrador, a: " 66,5 ", b: "40.25" })).toMatchObject({
      aCm: 66.5,
      bCm: 40.25,
    });
  });

  it("defaults to one dog that is not snub-nosed, in centimetres", () => {
    const { pet: _, ...lengths } = labrador;
    expect(measuresOf(lengths)).toEqual(someMeasures());
    expect(measuresOf({ ...lengths, unit: "", snub: "", pets: "" })).toEqual(someMeasures());
  });

  it("has the kind of pet, the snub nose and the number of pets that share the crate", () => {
    const query = { pet: "cat", a: "45", b: "14", c: "16", d: "31", snub: "yes", pets: "2" };
    expect(measuresOf(query)).toMatchObject({ pet: "cat", isSnubNosed: true, pets: 2 });
  });

  it("reads inches as the same length in centimetres", () => {
    const tenthsOfInches = fc.integer({ min: 60, max: 600 });
    fc.assert(
      fc.property(tenthsOfInches, (tenths) => {
        const inches = { ...labrador, b: "4", c: "4", d: "9", unit: "in", a: String(tenths / 10) };
        const exactCm = (tenths * 254) / 1000;
        expect(measuresOf(inches)?.aCm).toBe(
          measuresOf({ ...labrador, c: "6", a: exactCm.toFixed(3) })?.aCm,
        );
      }),
    );
  });

  it("rounds up to a tenth of a millimetre", () => {
    expect(measuresOf({ ...labrador, a: "66.001" })?.aCm).toBe(66.01);
    expect(measuresOf({ ...labrador, a: "66.010000" })?.aCm).toBe(66.01);
  });

  it("keeps the visitor's spelling", () => {
    const written = { pet: "dog", a: " 66,5 ", b: "forty", c: "", d: "-1", unit: "in" };
    expect(read(written).query).toEqual({ ...written, snub: "", pets: "" });
  });

  it("is empty without any of the lengths", () => {
    expect(read({}).kind).toBe("empty");
    expect(read({ pet: "cat" }).kind).toBe("empty");
  });
});

describe("a problem of the query", () => {
  it("is each missing length if others are given", () => {
    expect(problemsOf({ pet: "dog", a: "66", c: " " })).toEqual({
      b: "Measure B: ground to the elbow.",
      c: "Measure C: the widest point, usually the shoulders.",
      d: "Measure D: ground to the top of the head or the tip of the ears, standing.",
    });
  });

  it("is a form that was sent empty", () => {
    const problems = problemsOf({ pet: "dog", a: "", b: "", c: "", d: "" });
    expect(Object.keys(problems ?? {})).toEqual(["a", "b", "c", "d"]);
  });

  it.each([
    "sixty",
    "66 cm",
    "6 6",
    "1e2",
    "66.",
    ".5",
    "1,000.5",
    "0x42",
    "Infinity",
    "1".repeat(7),
  ])("is the length %j", (a) => {
    expect(problemsOf({ ...labrador, a })).toEqual({
      a: "Write A as a number, such as 26 or 26.5.",
    });
  });

  it.each([
    ["pet", "horse", "Choose a dog or a cat."],
    ["unit", "ft", "Choose centimetres or inches."],
    ["snub", "maybe", "Choose whether your pet is snub-nosed."],
    ["pets", "4", "Choose one, two or three pets in the crate."],
  ])("is a %s that the form does not offer", (name, value, problem) => {
    expect(problemsOf({ ...labrador, [name]: value })).toEqual({ [name]: problem });
  });
});

describe("an impossible measure", () => {
  it.each(["0", "-66", "11.9"])("is a length of %s cm", (a) => {
    expect(problemsOf({ ...labrador, a, c: "5" })?.a).toBe(
      "A dog’s A is at least 12 cm. Measure again, and check the unit.",
    );
  });

  it("is a cat of 2 m", () => {
    expect(problemsOf({ pet: "cat", a: "200", b: "16", c: "14", d: "32" })).toEqual({
      a: "A cat’s A is at most 90 cm. Measure again, and check the unit.",
    });
  });

  it("is a length in centimetres that was sent as inches", () => {
    expect(problemsOf({ ...labrador, unit: "in" })?.a).toBe(
      "A dog’s A is at most 62.9 in. Measure again, and check the unit.",
    );
  });

  it.each([
    ["a", "12", "160"],
    ["b", "3", "80"],
    ["c", "4", "60"],
    ["d", "8", "150"],
  ])("is just beyond the bounds of %s, which are themselves allowed", (name, least, most) => {
    const small = { a: "30", b: "3", c: "4", d: "20" };
    const large = { a: "160", b: "60", c: "20", d: "150" };
    const beyond = (query: object, value: string) =>
      Object.keys(problemsOf({ ...query, [name]: value }) ?? {});
    expect(beyond(small, least)).toEqual([]);
    expect(beyond(small, String(Number(least) - 0.1))).toContain(name);
    expect(beyond(large, most)).toEqual([]);
    expect(beyond(large, String(Number(most) + 0.1))).toContain(name);
  });

  it.each(["40", "39.9"])("is an elbow at 40 cm below a head at %s", (d) => {
    expect(problemsOf({ ...labrador, d })).toEqual({
      d: "D, to the top of the head, must be more than B, to the elbow. Measure both again.",
    });
  });

  it("is a body wider than it is long", () => {
    expect(problemsOf({ ...labrador, a: "25", c: "30" })).toEqual({
      c: "C, across the body, must be less than A, along it. Measure both again.",
    });
  });

  it("is reported for every length at once", () => {
    const problems = problemsOf({ ...labrador, a: "long", b: "70", d: "66", pets: "9" });
    expect(Object.keys(problems ?? {})).toEqual(["a", "d", "pets"]);
  });
});

describe("the query written from measures", () => {
  it("names only differences from one pet that is not snub-nosed", () => {
    expect(String(writeCrateQuery(someMeasures({ aCm: 66.5 })))).toBe(
      "pet=dog&a=66.5&b=40&c=25&d=66",
    );
    expect(String(writeCrateQuery(someMeasures({ isSnubNosed: true, pets: 3 })))).toBe(
      "pet=dog&a=66&b=40&c=25&d=66&snub=yes&pets=3",
    );
  });

  it("reads as the same measures", () => {
    fc.assert(
      fc.property(anyMeasures, (measures) => {
        const request = readCrateQuery(writeCrateQuery(measures));
        expect(request).toMatchObject({ kind: "measured", measures });
      }),
    );
  });
});
