import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMeasures, someMeasures } from "#tests/fixtures/travel/crate-measures.ts";
import { questions } from "#travel/move/questions.ts";
import { readCrateQuery, writeCrateQuery } from "./crate-measures.ts";

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

  it("takes a decimal comma for a point, and ignores spaces around", () => {
    expect(measuresOf({ ...labrador, a: " 66,5 ", b: "40.25" })).toMatchObject({
      aCm: 66.5,
      bCm: 40.25,
    });
  });

  it("reads the digits of any script", () => {
    expect(measuresOf({ ...labrador, a: "६६.५", b: "۴۰٫۲۵", pad: "３" })).toMatchObject({
      aCm: 66.5,
      bCm: 40.25,
      padCm: 3,
    });
  });

  it("asks for one dog that is not snub-nosed, in centimetres, unless it says otherwise", () => {
    const { pet: _, ...lengths } = labrador;
    expect(measuresOf(lengths)).toEqual(someMeasures());
    expect(measuresOf({ ...lengths, unit: "", snub: "", pets: "" })).toEqual(someMeasures());
  });

  it("has the kind of pet, the snub nose and how many share the crate", () => {
    const query = { pet: "cat", a: "45", b: "14", c: "16", d: "31", snub: "yes", pets: "2" };
    expect(measuresOf(query)).toMatchObject({ pet: "cat", isSnubNosed: true, pets: 2 });
  });

  it("has the breed, the weight of the heaviest and whether they are one litter", () => {
    const query = { ...labrador, breed: " Rottweiler ", weight: "4,5", litter: "yes" };
    const answers = { breed: "Rottweiler", weightKg: 4.5, isLitter: true };
    expect(measuresOf(query)).toEqual(someMeasures(answers));
    expect(measuresOf({ ...labrador, breed: " ", weight: " ", litter: "no" })).toEqual(
      someMeasures(),
    );
  });

  it("takes as many pets as an enquiry does", () => {
    expect(measuresOf({ ...labrador, pets: "4" })?.pets).toBe(4);
    expect(measuresOf({ ...labrador, pets: "20" })?.pets).toBe(20);
  });

  it("reads inches as the same length in centimetres", () => {
    const tenthsOfInches = fc.integer({ min: 60, max: 600 });
    fc.assert(
      fc.property(tenthsOfInches, (tenths) => {
        const inches = { ...labrador, b: "4", c: "4", d: "9", unit: "in", a: String(tenths / 10) };
        expect(measuresOf(inches)?.aCm).toBe((tenths * 254) / 1000);
      }),
    );
  });

  it("has 2 cm of bedding unless it says otherwise, in centimetres whatever the unit", () => {
    expect(measuresOf(labrador)?.padCm).toBe(2);
    expect(measuresOf({ ...labrador, pad: " " })?.padCm).toBe(2);
    expect(measuresOf({ ...labrador, pad: "0" })?.padCm).toBe(0);
    expect(measuresOf({ ...labrador, pad: "3,5" })?.padCm).toBe(3.5);
    expect(measuresOf({ ...labrador, pad: "10" })?.padCm).toBe(10);
    const inches = { a: "26", b: "16", c: "10", d: "26", unit: "in", pad: "4" };
    expect(measuresOf(inches)?.padCm).toBe(4);
  });

  it("rounds bedding that is finer than a tenth of a centimetre up", () => {
    expect(measuresOf({ ...labrador, pad: "2.01" })?.padCm).toBe(2.1);
  });

  it("leaves rounding to the formula", () => {
    expect(measuresOf({ ...labrador, a: "66.001" })?.aCm).toBe(66.001);
    expect(measuresOf({ ...labrador, a: "66.010000" })?.aCm).toBe(66.01);
  });

  it("keeps what the visitor wrote", () => {
    const written = { pet: "dog", a: "66,5", b: "forty", d: "-1", unit: "in" };
    expect(read({ ...written, a: " 66,5 ", c: " " }).query).toEqual(written);
  });

  it("asks nothing without any of the lengths", () => {
    expect(read({}).kind).toBe("empty");
    expect(read({ pet: "cat" }).kind).toBe("empty");
  });
});

describe("what cannot be read", () => {
  it("is each length that is missing beside others", () => {
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
    ["pets", "0", "Write how many pets travel, from 1 to 20."],
    ["pets", "21", "Write how many pets travel, from 1 to 20."],
    ["pets", "1.5", "Write how many pets travel, from 1 to 20."],
    ["weight", "heavy", "Write the weight in kg as a number, such as 4 or 4.5."],
    ["weight", "0", "A pet weighs more than 0 and at most 150 kg."],
    ["weight", "-4", "A pet weighs more than 0 and at most 150 kg."],
    ["weight", "150.1", "A pet weighs more than 0 and at most 150 kg."],
    ["litter", "maybe", "Choose whether they are one litter under six months old."],
    ["pad", "thick", "Write the bedding in cm as a number, such as 2 or 2.5."],
    ["pad", "10.1", "The bedding is 0 to 10 cm thick."],
    ["pad", "-1", "The bedding is 0 to 10 cm thick."],
  ])("is another %s than the form offers", (name, value, problem) => {
    expect(problemsOf({ ...labrador, [name]: value })).toEqual({ [name]: problem });
  });
});

it("has the limits of the same questions elsewhere", () => {
  const { pets, weight, pad } = questions;
  const most = { pets: `${pets.most}`, weight: `${weight.most}`, pad: `${pad.most}` };
  expect(measuresOf({ ...labrador, ...most })).not.toBeNull();
  const beyond = Object.fromEntries(
    Object.entries(most).map(([name, value]) => [name, `${Number(value) + 1}`]),
  );
  expect(Object.keys(problemsOf({ ...labrador, ...beyond }) ?? {})).toEqual(Object.keys(most));
});

describe("what no pet has", () => {
  it.each(["0", "-66", "11.9"])("is a length of %s cm", (a) => {
    expect(problemsOf({ ...labrador, a, c: "5" })?.a).toBe(
      "A dog’s A is 12 to 160 cm. Measure again, and check the unit.",
    );
  });

  it("is a cat of 2 m", () => {
    expect(problemsOf({ pet: "cat", a: "200", b: "16", c: "14", d: "32" })).toEqual({
      a: "A cat’s A is 12 to 90 cm. Measure again, and check the unit.",
    });
  });

  it("is a dog that was measured in centimetres and called inches", () => {
    expect(problemsOf({ ...labrador, unit: "in" })?.a).toBe(
      "A dog’s A is 4.8 to 62.9 in. Measure again, and check the unit.",
    );
  });

  it.each([
    ["a", "12", "160"],
    ["b", "3", "80"],
    ["c", "4", "60"],
    ["d", "8", "150"],
  ])("is beyond the bounds of %s, which are themselves allowed", (name, least, most) => {
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

  it("is said of every length at once", () => {
    const problems = problemsOf({ ...labrador, a: "long", b: "70", d: "66", pets: "many" });
    expect(Object.keys(problems ?? {})).toEqual(["a", "d", "pets"]);
  });
});

describe("the query that is written from measures", () => {
  it("names only what differs from one pet that is not snub-nosed", () => {
    expect(String(writeCrateQuery(someMeasures({ aCm: 66.5 })))).toBe(
      "pet=dog&a=66.5&b=40&c=25&d=66",
    );
    expect(String(writeCrateQuery(someMeasures({ isSnubNosed: true, pets: 3 })))).toBe(
      "pet=dog&a=66&b=40&c=25&d=66&snub=yes&pets=3",
    );
  });

  it("names breed, weight and litter where they are known", () => {
    const known = { breed: "Rottweiler", pets: 3, weightKg: 4.5, isLitter: true };
    expect(String(writeCrateQuery(someMeasures(known)))).toBe(
      "pet=dog&a=66&b=40&c=25&d=66&breed=Rottweiler&pets=3&weight=4.5&litter=yes",
    );
  });

  it("names the bedding only where it is not the usual", () => {
    expect(writeCrateQuery(someMeasures({ padCm: 2 })).has("pad")).toBe(false);
    expect(writeCrateQuery(someMeasures({ padCm: 0 })).get("pad")).toBe("0");
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
