import { encode } from "uqr";

/** A QR code as an SVG path with one unit per module, and the length of its side. */
export type QrCode = { path: string; size: number };

export function makeQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: path.join(""), size };
}
