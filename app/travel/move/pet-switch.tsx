import type { ComponentProps } from "react";
import { petNames } from "#content/pets.ts";
import { Segments } from "#ui/forms/fields/segments.tsx";
import { PetHead } from "./pet-head.tsx";

type PetSwitchProps = Omit<ComponentProps<typeof Segments>, "choices"> & {
  /** The words for each pet, such as "A dog". */
  choices?: Record<string, string>;
};

/** A dog or a cat: the same switch wherever the site asks. */
export function PetSwitch({ choices = petNames, ...props }: PetSwitchProps) {
  const entries = Object.entries(choices).map(([pet, words]) => [
    pet,
    <span key={pet} className="flex items-center gap-1 sm:gap-2">
      <PetHead pet={pet} />
      {words}
    </span>,
  ]);
  return <Segments {...props} choices={Object.fromEntries(entries)} />;
}
