import type { CrateBox, CrateSize } from "#content/shop/crate-sizes.ts";
import { formatSize } from "#content/shop/format-size.ts";
import type { FittedCrate, MarginsCm } from "#travel/crate/formula/find-crates.ts";
import { capitalize } from "#ui/text/text.ts";

const axes = [
  { axis: "length", missing: "short" },
  { axis: "width", missing: "narrow" },
  { axis: "height", missing: "low" },
] as const;

/** The room to spare, such as "6 cm in length, 12 cm in width, 2 cm in height", or missing, such as "1 cm too low". */
export function marginWords(margins: MarginsCm): string {
  const missing = axes.flatMap(({ axis, missing }) =>
    margins[axis] < 0 ? `${-margins[axis]}\u00a0cm too ${missing}` : [],
  );
  if (missing.length > 0) return missing.join(", ");
  return axes.map(({ axis }) => `${margins[axis]}\u00a0cm in ${axis}`).join(", ");
}

/** How a size fits, for the table of all. */
export function fitWords({ fits, isRoomy }: Pick<FittedCrate<object>, "fits" | "isRoomy">): string {
  if (fits === "yes") return isRoomy ? "Fits, and is roomy" : "Fits";
  return fits === "tight" ? "Tight" : "Too small";
}

/** Such as "86 × 50 × 66 cm". */
export const boxWords = (box: CrateBox): string => `${formatSize(box)} cm`;

/** Such as "size 500" or "the large carrier". */
export const crateName = ({ size }: Pick<CrateSize, "size">): string =>
  /^\d/.test(size) ? `size ${size}` : `the ${size.toLowerCase()}`;

/** Such as "Size 500" or "The large carrier", as a title. */
export const crateTitle = (crate: Pick<CrateSize, "size">): string => capitalize(crateName(crate));
