import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";

/** Whether pets may share a crate, or why each needs its own. */
export type Sharing =
  | "one-pet"
  | "shares"
  | "weight-unknown"
  | "too-heavy"
  | "not-one-litter"
  | "too-many";

/** The most that each of two pets in a crate weighs. */
export const mostSharingKg = 14;
const mostSharingPets = 3;

type Pets = Pick<CrateMeasures, "pets" | "weightKg" | "isLitter">;

/** Two share up to 14 kg each, three only as one litter under six months. */
export function sharingOf({ pets, weightKg, isLitter }: Pets): Sharing {
  if (pets === 1) return "one-pet";
  if (pets > mostSharingPets) return "too-many";
  if (pets === mostSharingPets && !isLitter) return "not-one-litter";
  if (weightKg === null) return "weight-unknown";
  return pets === 2 && weightKg > mostSharingKg ? "too-heavy" : "shares";
}

/** How many pets stand in one crate. */
export const petsInCrate = (pets: Pets): number => (sharingOf(pets) === "shares" ? pets.pets : 1);
