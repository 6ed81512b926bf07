import feeFile from "#travel/fees/fees.yaml";
import type { RouteIntoIndia } from "#travel/rules/rule-schema.ts";
import { isOld } from "#travel/rules/source/dated-facts.ts";
import type { Fee, UnpublishedFee } from "./fee-schema.ts";
import { sumFees, type Total } from "./sum-fees.ts";

export const allFees: Fee[] = feeFile.fees;

/** The fees that others than the firm are paid, their totals, and what nobody publishes. */
export type FeeList = { fees: Fee[]; totals: Total[]; unpublished: UnpublishedFee[] };

type Move = {
  /** A destination, or a place that we have no rules for. */
  to: string;
  /** The country where the pet lives first. */
  via?: string | null;
  pet: string;
  /** The route into India; null elsewhere, or where it is not known. */
  route?: RouteIntoIndia | null;
  /** The steps of the plan; null without one. */
  steps?: string[] | null;
};

/** The fees of others for the move: first those that were read within a year. */
export function listFees(move: Move): FeeList {
  const fees = newestFirst(allFees.filter((fee) => isFor(fee, move)));
  return {
    fees,
    totals: sumFees(fees),
    unpublished: feeFile.unpublished.filter((fee) => isFor(fee, move)),
  };
}

function isFor(fee: UnpublishedFee, { to, via, pet, route = null, steps = null }: Move): boolean {
  const places = [to, via ?? to, to === "india" ? "india" : "abroad"];
  if (!fee.to.some((place) => places.includes(place))) return false;
  if (fee.pet && fee.pet !== pet) return false;
  if (fee.route && route && fee.route !== route) return false;
  return !fee.step || !steps || steps.includes(fee.step);
}

/** The fees of each group of moves: all out of India, and then by destination, whose totals have the former, too. */
export function listFeesOf(group: string): FeeList {
  const isOf = ({ to }: UnpublishedFee) => to.includes(group);
  return {
    fees: newestFirst(allFees.filter(isOf)),
    totals: sumByPet(group),
    unpublished: feeFile.unpublished.filter(isOf),
  };
}

/** The totals of a move to a destination: for a dog and for a cat, where they differ. */
function sumByPet(to: string): Total[] {
  const [dog, cat] = [listFees({ to, pet: "dog" }).totals, listFees({ to, pet: "cat" }).totals];
  const isSame = JSON.stringify(dog) === JSON.stringify(cat);
  const totals: Total[] = isSame ? dog : [...dog.map(withPet("dog")), ...cat.map(withPet("cat"))];
  return to === "abroad" ? totals : totals.map(withEveryMove);
}

/** Names the pet that a total is for, where it may be taken for that of another, or of several. */
export const withPet = (pet: Total["pet"]) => (total: Total) => ({ ...total, pet });

const withEveryMove = ({ note, ...total }: Total): Total => ({
  ...total,
  note: ["with the fees of every move", note].filter(Boolean).join("; "),
});

/** Old readings stand below the others. */
const newestFirst = (fees: Fee[]): Fee[] => [
  ...fees.filter((fee) => !isOld(fee)),
  ...fees.filter(isOld),
];
