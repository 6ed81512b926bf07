import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import { type PetArt, petArt } from "./pet-parts.ts";

/** How far a part may leave the proportions that it is drawn in, before the whole pet follows. */
const leastRatio = 0.7;
const mostRatio = 1.4;

export const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** A pet as it is drawn: lengths in centimetres, from the nose and from the ground. */
export type PetPose = {
  /** Centimetres per unit of the art, along and up. Head, tail and legs keep them. */
  scaleX: number;
  scaleY: number;
  /** Units of the art between withers and croup, after stretching. */
  middle: number;
  elbowCm: number;
  withersCm: number;
  topCm: number;
};

/**
 * A stretches the trunk between withers and croup, B the legs, and D moves the head. The nose, the root of the tail, the
 * elbow and the top of the head are always exactly where they were measured.
 */
export function poseOf({ pet, aCm, bCm, dCm }: PetLengths): PetPose {
  const art = petArt[pet];
  const length = art.tailX - art.noseX;
  const natural = art.croupX - art.withersX;
  const above = art.elbowY - art.topY;
  const even = Math.sqrt((aCm / length) * (dCm / (art.legs + above)));
  const scaleY = clamp(even, bCm / art.legs / mostRatio, bCm / art.legs / leastRatio);
  const ends = length - natural;
  const middle = clamp(aCm / scaleY - ends, natural * leastRatio, natural * mostRatio);
  const headroomCm = dCm - bCm;
  const depthCm = (art.elbowY - art.withersY) * scaleY;
  // The withers stay below the top of a head that is held low.
  const depth = Math.min(
    depthCm * clamp(headroomCm / above / scaleY, leastRatio, mostRatio),
    headroomCm * 0.7,
  );
  const scaleX = aCm / (ends + middle);
  return { scaleX, scaleY, middle, elbowCm: bCm, withersCm: bCm + depth, topCm: dCm };
}

export type PetLengths = Pick<CrateMeasures, "pet" | "aCm" | "bCm" | "dCm">;

/** Where a part of the art stands along the pet. */
export function xOf(x: number, art: PetArt, { scaleX, middle }: PetPose): number {
  const behind = x > art.withersX ? middle - (art.croupX - art.withersX) : 0;
  return (x - art.noseX + behind) * scaleX;
}

/** The room behind the nose and above the ground, within a crate's walls. */
export type Room = { lengthCm: number; heightCm: number };

/** The tail is smaller where the wall is near, and hangs where it would reach the roof. */
export function tailOf(art: PetArt, pose: PetPose, room: Room | null) {
  const { x, y, width, root } = art.tail;
  const rootCm = xOf(root[0], art, pose);
  const heightCm = pose.withersCm - (root[1] - art.withersY) * pose.scaleY;
  const usual = Math.min(pose.scaleX, pose.scaleY);
  if (!room) return { rootCm, heightCm, scale: usual, isHanging: false };
  const behind = (room.lengthCm - rootCm) / (x + width - root[0]);
  // Hanging, it is hardly longer than the width of its picture.
  const scale = Math.min(usual, behind, heightCm / width / 1.1);
  return { rootCm, heightCm, scale, isHanging: heightCm + (root[1] - y) * scale > room.heightCm };
}
