/** The four lengths by which a crate is chosen, taken while the pet stands. */
export const petMeasurements = [
  { letter: "A", text: "nose to the root of the tail, not to its tip" },
  { letter: "B", text: "ground to the elbow" },
  { letter: "C", text: "the widest point, usually the shoulders" },
  { letter: "D", text: "ground to the top of the head or the tip of the ears, standing" },
] as const;
