import type { CrateBox } from "./crate-sizes.ts";

/** Apart from the sizes, which the crate finder has from its loader. */
export const formatSize = ({ lengthCm, widthCm, heightCm }: CrateBox) =>
  `${lengthCm} × ${widthCm} × ${heightCm}`;
