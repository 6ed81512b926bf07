import type { Fee } from "./fee-schema.ts";

type Amount = Pick<Fee, "pet" | "amount">;

/** An amount that may be added to others of one pet: a single number and its currency. */
const plainAmount = /^(\d+) (\p{L}+)(?: a pet)?$/u;

/**
 * The sums of the amounts in one currency, where there are several. Fees of dogs and of cats are in sums of their own. A
 * currency in which an amount is open, such as a range, has none.
 */
export function sumFees(fees: Amount[]): { what: string; amount: string }[] {
  const isByPet = fees.some((fee) => fee.pet);
  return (isByPet ? (["dog", "cat"] as const) : [undefined]).flatMap((pet) => {
    const own = fees.filter((fee) => !fee.pet || fee.pet === pet);
    const currencies = new Set(own.flatMap(({ amount }) => plainAmount.exec(amount)?.[2] ?? []));
    return [...currencies].flatMap((currency) => {
      const numbers = own
        .filter(({ amount }) => amount.includes(currency))
        .map(({ amount }) => Number(plainAmount.exec(amount)?.[1]));
      const sum = numbers.reduce((total, number) => total + number, 0);
      if (numbers.length < 2 || Number.isNaN(sum)) return [];
      return { what: pet ? `Subtotal for one ${pet}` : "Subtotal", amount: `${sum} ${currency}` };
    });
  });
}
