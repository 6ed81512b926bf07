import type { CrateBox } from "#content/shop/crate-sizes.ts";

const side = String.raw`(\d{1,3}(?:\.\d)?)`;
const outside = new RegExp(
  String.raw`\boutside:?\s+${side}\s*[×x]\s*${side}\s*[×x]\s*${side}\s*cm\b`,
  "i",
);

/** The outside of a product whose description says it, such as "Outside 45 × 28 × 25 cm". */
export function readOutside(descriptionText: string): CrateBox | null {
  const found = outside.exec(descriptionText);
  if (!found) return null;
  const [lengthCm = 0, widthCm = 0, heightCm = 0] = found.slice(1).map(Number);
  return { lengthCm, widthCm, heightCm };
}
