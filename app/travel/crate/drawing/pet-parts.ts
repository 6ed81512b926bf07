import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";

export type Box = { x: number; y: number; width: number; height: number };
type Point = readonly [x: number, y: number];

/** The pictures of /media/dog.svg and /media/cat.svg, in which each part can be cut out without the others. */
export type PetArt = {
  /** Of the coat, for the neck, which is drawn anew between trunk and head. */
  coat: string;
  noseX: number;
  /** The trunk is stretched between these two. */
  withersX: number;
  croupX: number;
  tailX: number;
  topY: number;
  withersY: number;
  elbowY: number;
  groundY: number;
  /** The legs of a usual pet, which are longer than the drawn ones. */
  legs: number;
  bodyLeft: number;
  bodyRight: number;
  /** Where head and tail would be on the trunk, and how far away from there they are in the file. */
  head: Box & { awayY: number };
  /** The tail turns about its root. Hanging, it reaches no further back than raised. */
  tail: Box & { awayX: number; root: Point };
  neck: { nape: Point; throat: Point; chest: Point };
  front: {
    body: Box;
    /** The width of its chest. */
    chest: number;
    elbowY: number;
    /** The head from the tips of the ears to the chin. */
    head: Box;
    headHeight: number;
    /** The head's scale, by that of the side view. */
    headScale: number;
  };
};

export const petArt: Record<CrateMeasures["pet"], PetArt> = {
  dog: {
    coat: "#c98a4b",
    noseX: 150,
    withersX: 398,
    croupX: 534,
    tailX: 636,
    topY: 96,
    withersY: 240,
    elbowY: 402,
    groundY: 560,
    legs: 190,
    bodyLeft: 240,
    bodyRight: 670,
    head: { x: 140, y: 88, width: 215, height: 215, awayY: 600 },
    tail: {
      x: 615,
      y: 130,
      width: 125,
      height: 165,
      awayX: 100,
      root: [628, 276],
    },
    neck: { nape: [314, 196], throat: [262, 258], chest: [286, 318] },
    front: {
      body: { x: 915, y: 160, width: 170, height: 402 },
      chest: 155,
      elbowY: 378,
      head: { x: 520, y: 594, width: 160, height: 300 },
      headHeight: 240,
      headScale: 0.74,
    },
  },
  cat: {
    coat: "#df9c5a",
    noseX: 44,
    withersX: 236,
    croupX: 385,
    tailX: 462,
    topY: 62,
    withersY: 165,
    elbowY: 272,
    groundY: 400,
    legs: 160,
    bodyLeft: 100,
    bodyRight: 485,
    head: { x: 36, y: 54, width: 156, height: 190, awayY: 500 },
    tail: {
      x: 432,
      y: 14,
      width: 165,
      height: 210,
      awayX: 160,
      root: [448, 200],
    },
    neck: { nape: [172, 172], throat: [108, 214], chest: [132, 232] },
    front: {
      body: { x: 890, y: 150, width: 220, height: 252 },
      chest: 146,
      elbowY: 272,
      head: { x: 505, y: 548, width: 190, height: 180 },
      headHeight: 150,
      headScale: 1.04,
    },
  },
};
