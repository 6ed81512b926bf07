/** The crates in our shop. Sizes are length × width × height in centimetres. */
export const crateSizes = [
  { series: 100, insideCm: [43, 36, 36], outsideCm: [53, 41, 38] },
  { series: 200, insideCm: [61, 45, 50], outsideCm: [71, 52, 55] },
  { series: 300, insideCm: [71, 50, 56], outsideCm: [81, 57, 61] },
  { series: 400, insideCm: [81, 57, 63], outsideCm: [91, 64, 69] },
  { series: 500, insideCm: [92, 62, 70], outsideCm: [102, 69, 76] },
  { series: 700, insideCm: [111, 74, 82], outsideCm: [122, 81, 89] },
] as const;

export const formatSize = (sidesCm: readonly number[]) => sidesCm.join(" × ");
