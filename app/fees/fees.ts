import feeFile from "~/fees/fees.yaml";
import { isOld } from "~/rules/dated-facts";
import type { Fee, UnpublishedFee } from "./fee-schema";

export const allFees: Fee[] = feeFile.fees;

type Move = {
  /** A destination, or a place that we have no rules for. */
  to: string;
  pet: string;
};

/** What others are paid for the move: what was read within a year first. */
export function listFees({ to, pet }: Move): Fee[] {
  const direction = to === "india" ? "india" : "abroad";
  const fees = allFees.filter(
    (fee) => (fee.to.includes(to) || fee.to.includes(direction)) && (!fee.pet || fee.pet === pet),
  );
  return newestFirst(fees);
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
