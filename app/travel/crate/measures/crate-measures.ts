import * as v from "valibot";
import type { Pet } from "#content/pets.ts";
import { petMeasurements } from "#content/shop/pet-measurements.ts";
import { lengthNames } from "#travel/move/question-names.ts";
import { writtenNumber } from "#ui/forms/checks/digits.ts";
import { readNames } from "#ui/forms/query.ts";
import { type CrateName, type CrateQuery, crateNames } from "./crate-query.ts";

export type CrateRequest =
  /** `empty` has no lengths yet; its problems are the questions. */
  | { kind: "empty" | "invalid"; query: CrateQuery; problems: CrateQuery }
  | { kind: "measured"; query: CrateQuery; measures: CrateMeasures };

type Unit = "cm" | "in";
type LengthName = (typeof lengthNames)[number];
type Bounds = readonly [leastCm: number, mostCm: number];

/**
 * A number beyond these bounds is a mistake: a misread tape, the wrong unit or the wrong field. The lower bounds are
 * below the measures of a kitten of twelve weeks, the youngest that may have the rabies vaccine and so fly. The upper
 * bounds are at least a third above those of the largest breeds, the Great Dane and the Maine Coon (breeds.ts).
 */
const boundsCm: Record<Pet, Record<LengthName, Bounds>> = {
  dog: { a: [12, 160], b: [3, 80], c: [4, 60], d: [8, 150] },
  cat: { a: [12, 90], b: [3, 40], c: [4, 30], d: [8, 70] },
};

/** Hundredths of a centimetre. */
const hundredthsPerUnit = { cm: 100, in: 254 } as const;

/** Accepts a minus, so that the message is about the length and not the spelling. */
const isNumber = (written: string) => writtenNumber.test(written.replace(/^-/, ""));

/** To a millionth of a centimetre, which no tape shows: only the formula rounds, and once. */
function toCm(written: string, unit: Unit): number {
  const [whole = "", fraction = ""] = written.split(/[.,]/);
  // Multiplies whole numbers, so that only the division can round.
  const digits = Number(`${whole}${fraction}`);
  const millionths = (digits * hundredthsPerUnit[unit] * 10_000) / 10 ** fraction.length;
  return Math.ceil(millionths) / 1_000_000;
}

/** Uses `check` for its bounds, so that no page loads valibot's other validations for this one. */
function lengthSchema(name: LengthName, pet: Pet, unit: Unit) {
  const letter = name.toUpperCase();
  const measured = petMeasurements.find((measurement) => measurement.letter === letter);
  const [leastCm, mostCm] = boundsCm[pet][name];
  const inUnit = (cm: number, round: (tenths: number) => number) =>
    unit === "cm" ? cm : round((cm / 2.54) * 10) / 10;
  return v.pipe(
    v.string(),
    v.minLength(1, `Measure ${letter}: ${measured?.text}.`),
    v.check(isNumber, `Write ${letter} as a number, such as 26 or 26.5.`),
    v.transform((written) => toCm(written, unit)),
    v.check(
      (cm) => cm >= leastCm && cm <= mostCm,
      `A ${pet}’s ${letter} is ${inUnit(leastCm, Math.ceil)} to ${inUnit(mostCm, Math.floor)} ${unit}. Measure again, and check the unit.`,
    ),
  );
}

/** The bedding on the floor of the crate, if the query does not say. */
export const usualPadCm = 2;
const mostPadCm = 10;

/** In tenths of a centimetre, rounded up. */
const padSchema = v.pipe(
  v.string(),
  v.transform((written) => written || String(usualPadCm)),
  v.check(isNumber, "Write the bedding in cm as a number, such as 2 or 2.5."),
  v.transform((written) => Math.ceil(toCm(written, "cm") * 10) / 10),
  v.check((cm) => cm >= 0 && cm <= mostPadCm, `The bedding is 0 to ${mostPadCm} cm thick.`),
);

const choice = <Option extends string>(options: Option[], absent: Option, message: string) =>
  v.pipe(
    v.string(),
    v.transform((written) => written || absent),
    v.picklist(options, message),
  );

const mostPets = 20;

const petsSchema = v.pipe(
  v.string(),
  v.transform((written) => (/^\d{0,3}$/.test(written) ? Number(written || 1) : 0)),
  v.check(
    (pets) => pets >= 1 && pets <= mostPets,
    `Write how many pets travel, from 1 to ${mostPets}.`,
  ),
);

const mostKg = 150;

/** Null if it is not known. */
const weightSchema = v.pipe(
  v.string(),
  v.check(
    (written) => !written || isNumber(written),
    "Write the weight in kg as a number, such as 4 or 4.5.",
  ),
  v.transform((written) => (written ? Number(written.replace(",", ".")) : null)),
  v.check(
    (kg) => kg === null || (kg > 0 && kg <= mostKg),
    `A pet weighs more than 0 and at most ${mostKg} kg.`,
  ),
);

/** The lengths are centimetres. */
export type CrateMeasures = {
  pet: Pet;
  aCm: number;
  bCm: number;
  cCm: number;
  dCm: number;
  isSnubNosed: boolean;
  /** As the visitor wrote it; empty if it is not known. */
  breed: string;
  /** How many pets are to share a crate, if they may. The lengths are those of the largest. */
  pets: number;
  /** The weight of the heaviest; null if it is not known. */
  weightKg: number | null;
  /** Whether the pets are one litter under six months old. */
  isLitter: boolean;
  /** How thick the bedding is on which the pet stands. */
  padCm: number;
};

/** Parses the query. A query without any of the four lengths is `empty`. */
export function readCrateQuery(params: URLSearchParams): CrateRequest {
  const query = readNames(crateNames, params);
  const problems: CrateQuery = {};

  // Parses each value by itself: a schema of the whole query would add more of valibot to every page's JavaScript.
  function read<Value>(name: CrateName, schema: v.GenericSchema<string, Value>): Value | undefined {
    const result = v.safeParse(schema, query[name] ?? "");
    if (result.success) return result.output;
    problems[name] = result.issues[0].message;
  }

  const pet = read("pet", choice(["dog", "cat"], "dog", "Choose a dog or a cat."));
  const unit = read("unit", choice(["cm", "in"], "cm", "Choose centimetres or inches."));
  const readLength = (name: LengthName) =>
    read(name, lengthSchema(name, pet ?? "dog", unit ?? "cm"));
  const a = readLength("a");
  const b = readLength("b");
  const c = readLength("c");
  const d = readLength("d");
  if (a && c && a <= c) {
    problems.c = "C, across the body, must be less than A, along it. Measure both again.";
  }
  if (b && d && d <= b) {
    problems.d =
      "D, to the top of the head, must be more than B, to the elbow. Measure both again.";
  }

  const snub = read("snub", choice(["yes", "no"], "no", "Choose whether your pet is snub-nosed."));
  const pets = read("pets", petsSchema);
  const weightKg = read("weight", weightSchema);
  const litter = read(
    "litter",
    choice(["yes", "no"], "no", "Choose whether they are one litter under six months old."),
  );
  const padCm = read("pad", padSchema);
  const hasProblem = Object.keys(problems).length > 0;
  if (
    !hasProblem &&
    pet &&
    a &&
    b &&
    c &&
    d &&
    pets &&
    weightKg !== undefined &&
    padCm !== undefined
  ) {
    const lengths = { aCm: a, bCm: b, cCm: c, dCm: d };
    const answers = { isSnubNosed: snub === "yes", isLitter: litter === "yes" };
    const breed = query.breed ?? "";
    const measures = { pet, ...lengths, ...answers, breed, pets, weightKg, padCm };
    return { kind: "measured", query, measures };
  }
  const isEmpty = !lengthNames.some((name) => params.has(name));
  return { kind: isEmpty ? "empty" : "invalid", query, problems };
}

/** The query of the measures, always in centimetres, so that equal measures have one address. */
export function writeCrateQuery(measures: CrateMeasures): URLSearchParams {
  const { pet, aCm, bCm, cCm, dCm, isSnubNosed, breed, pets, weightKg, isLitter, padCm } = measures;
  return new URLSearchParams({
    pet,
    a: String(aCm),
    b: String(bCm),
    c: String(cCm),
    d: String(dCm),
    ...(isSnubNosed && { snub: "yes" }),
    ...(breed && { breed }),
    ...(pets > 1 && { pets: String(pets) }),
    ...(weightKg !== null && { weight: String(weightKg) }),
    ...(isLitter && { litter: "yes" }),
    ...(padCm !== usualPadCm && { pad: String(padCm) }),
  });
}
