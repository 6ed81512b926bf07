import feeFile from "#travel/fees/fees.yaml";
import { isOld } from "#travel/rules/dated-facts.ts";
import type { Fee, UnpublishedFee } from "./fee-schema.ts";

export const allFees: Fee[] = feeFile.fees;

type Move = {
  /** A destination, or a place that we have no rules for. */
  to: string;
  pet: string;
  /** The route into India; null elsewhere, or where it is not known. */
  route?: "re-import" | "home" | "dgft" | null;
  /** The steps of the plan; null without one. */
  steps?: string[] | null;
};

/** The fees of others for the move: first those that were read within a year, then those that nobody publishes. */
export function listFees(move: Move): { fees: Fee[]; unpublished: UnpublishedFee[] } {
  return {
    fees: newestFirst(allFees.filter((fee) => isFor(fee, move))),
    unpublished: feeFile.unpublished.filter((fee) => isFor(fee, move)),
  };
}

function isFor(fee: UnpublishedFee, { to, pet, route = null, steps = null }: Move): boolean {
  const direction = to === "india" ? "india" : "abroad";
  if (!fee.to.includes(to) && !fee.to.includes(direction)) return false;
  if (fee.pet && fee.pet !== pet) return false;
  if (fee.route && route && fee.route !== route) return false;
  return !fee.step || !steps || steps.includes(fee.step);
}

/** The fees of each group of moves: all out of India, and then by destination. */
export function listFeesOf(group: string): { fees: Fee[]; unpublished: UnpublishedFee[] } {
  const isOf = ({ to }: UnpublishedFee) => to.includes(group);
  return {
    fees: newestFirst(allFees.filter(isOf)),
    unpublished: feeFile.unpublished.filter(isOf),
  };
}

/** Old readings stand below the others. */
const newestFirst = (fees: Fee[]): Fee[] => [
  ...fees.filter((fee) => !isOld(fee)),
  ...fees.filter(isOld),
];
