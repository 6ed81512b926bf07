import { encode } from "uqr";

/** A QR code as an SVG path with one unit per module, and the length of its side. */
export type QrCode = { path: string; size: number };

/** It has 412 bytes, far more than a plan needs; denser codes are hard to read on paper. */
const maxVersion = 15;

/** Null for a text that is too long for a code that can be read. */
export function makeQrCode(text: string): QrCode | null {
  let code: ReturnType<typeof encode>;
  try {
    code = encode(text, { ecc: "M", border: 2, maxVersion });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  const { data, size } = code;
  const path = data.flatMap((row, y) =>
    Array.from(toText(row).matchAll(/#+/g), ({ 0: run, index: x }) => {
      return `M${x} ${y}h${run.length}v1h-${run.length}z`;
    }),
  );
  return { path: path.join(""), size };
}

const toText = (row: boolean[]) => row.map((isDark) => (isDark ? "#" : " ")).join("");
