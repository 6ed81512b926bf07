import type { CrateBox } from "#content/shop/crate-sizes.ts";

/** An airline's view of a crate's outside, whichever pet is inside. */
export type Freight = {
  /** The weight that airlines charge if the scale shows less. */
  volumetricKg: number;
  passesHoldDoor: boolean;
};

/** The hold of a narrow-body aircraft, as one carrier limits it. */
export const holdDoor: CrateBox = { lengthCm: 100, widthCm: 68, heightCm: 76 };

export const freightOf = (outside: CrateBox): Freight => ({
  volumetricKg: volumetricKg(outside),
  passesHoldDoor: passesHoldDoor(outside),
});

/** The volume in cm³ divided by 6,000, to a tenth of a kilogram. */
function volumetricKg({ lengthCm, widthCm, heightCm }: CrateBox): number {
  return Math.round((lengthCm * widthCm * heightCm) / 600) / 10;
}

/** Lengthwise or crosswise. The crate is never tipped, since its floor stays its floor. */
function passesHoldDoor({ lengthCm, widthCm, heightCm }: CrateBox): boolean {
  return (
    Math.max(lengthCm, widthCm) <= holdDoor.lengthCm &&
    Math.min(lengthCm, widthCm) <= holdDoor.widthCm &&
    heightCm <= holdDoor.heightCm
  );
}
