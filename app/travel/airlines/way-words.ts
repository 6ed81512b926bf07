/** Apart from the schema, so that the browser loads none of it for these words. */
export const wayNames = ["cabin", "hold", "cargo"] as const;

export type WayName = (typeof wayNames)[number];

export const wayTitles: Record<WayName, string> = { cabin: "Cabin", hold: "Hold", cargo: "Cargo" };

export const placeWords: Record<WayName, string> = {
  cabin: "in the cabin",
  hold: "in the hold",
  cargo: "as cargo",
};
