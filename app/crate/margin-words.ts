import type { CrateBox } from "~/content/crate-sizes";
import type { FittedCrate, MarginsCm } from "./find-crates";

const axes = [
  { axis: "length", name: "Length", missing: "short" },
  { axis: "width", name: "Width", missing: "narrow" },
  { axis: "height", name: "Height", missing: "low" },
] as const;

/** Each axis in words, such as "Height: 4 cm to spare" or "Height: 1 cm too low". */
export function describeMargins(margins: MarginsCm): string[] {
  return axes.map(({ axis, name, missing }) => {
    const marginCm = margins[axis];
    if (marginCm === 0) return `${name}: exact, nothing to spare`;
    return marginCm > 0
      ? `${name}: ${marginCm} cm to spare`
      : `${name}: ${-marginCm} cm too ${missing}`;
  });
}

export const fitWords: Record<FittedCrate<object>["fits"], string> = {
  advised: "Fits, with the room we advise",
  minimum: "Fits by the minimum only",
  no: "Too small",
};

/** Such as "86 × 50 × 66 cm". */
export const boxWords = ({ lengthCm, widthCm, heightCm }: CrateBox): string =>
  `${lengthCm} × ${widthCm} × ${heightCm} cm`;
