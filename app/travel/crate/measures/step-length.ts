import { plainNumbers } from "#ui/forms/checks/digits.ts";

export type LengthUnit = "cm" | "in";

/** Where the buttons of an empty field begin: the lengths of a medium dog. */
const startCm = { A: 55, B: 25, C: 18, D: 50 };

const steps = { cm: 1, in: 0.5 };

/** The number that a button beside a length leads to: the next whole step, or a start where there is no number yet. */
export function stepped(
  written: string,
  letter: keyof typeof startCm,
  unit: LengthUnit,
  direction: 1 | -1,
): string {
  const step = steps[unit];
  const number = Number(plainNumbers(written).replace(",", "."));
  if (!number) return String(Math.round(startCm[letter] / (unit === "in" ? 2.54 : 1)));
  const next = direction > 0 ? Math.floor(number / step) + 1 : Math.ceil(number / step) - 1;
  return String(Math.max(step, next * step));
}
