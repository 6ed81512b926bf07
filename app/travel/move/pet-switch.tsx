import type { ComponentProps } from "react";
import { Segments } from "#ui/forms/segments.tsx";

type PetSwitchProps = Omit<ComponentProps<typeof Segments>, "choices"> & {
  /** The words for each pet, such as "A dog". */
  choices: Record<string, string>;
};

/** A dog or a cat: the same switch wherever the site asks. */
export function PetSwitch({ choices, ...props }: PetSwitchProps) {
  const entries = Object.entries(choices).map(([pet, words]) => [
    pet,
    <span key={pet} className="flex items-center gap-1 sm:gap-2">
      <PetHead isCat={pet === "cat"} />
      {words}
    </span>,
  ]);
  return <Segments {...props} choices={Object.fromEntries(entries)} />;
}

function PetHead({ isCat }: { isCat: boolean }) {
  return (
    <svg viewBox="0 0 28 28" className="size-5 shrink-0 sm:size-7" aria-hidden="true">
      {isCat ? <CatHead /> : <DogHead />}
    </svg>
  );
}

function DogHead() {
  return (
    <>
      <ellipse cx="14" cy="14" rx="8.5" ry="9.5" fill="#c98a46" />
      <path d="M8 6C4 5 2 9 3 15c.5 3 3 3.5 4 1C8 13 8 9 8 6Z" fill="#9a4b36" />
      <path d="M20 6c4-1 6 3 5 9-.5 3-3 3.5-4 1C20 13 20 9 20 6Z" fill="#9a4b36" />
      <ellipse cx="14" cy="19" rx="5" ry="4.5" fill="#f7efde" />
      <ellipse cx="14" cy="17" rx="2" ry="1.5" fill="#14262b" />
      <circle cx="10.5" cy="12" r="1.2" fill="#14262b" />
      <circle cx="17.5" cy="12" r="1.2" fill="#14262b" />
    </>
  );
}

function CatHead() {
  return (
    <>
      <path d="M5 4l6 5H5ZM23 4l-6 5h6Z" fill="#9a4b36" />
      <path d="M4 5c0 3 0 5 .5 8h19C24 10 24 8 24 5l-5 4H9Z" fill="#c98a46" />
      <ellipse cx="14" cy="15.5" rx="10.5" ry="8.5" fill="#c98a46" />
      <path d="M12.8 17.5h2.400L14 19Z" fill="#c2451e" />
      <path
        d="M14 19v1.5M14 20.5c-1 1-2.5 1-3 0M14 20.5c1 1 2.5 1 3 0M6 17l-4-.5M6 19l-4 1M22 17l4-.5M22 19l4 1"
        fill="none"
        stroke="#14262b"
        strokeWidth=".7"
        strokeLinecap="round"
      />
      <ellipse cx="9.5" cy="14" rx="1.2" ry="1.8" fill="#14262b" />
      <ellipse cx="18.5" cy="14" rx="1.2" ry="1.8" fill="#14262b" />
    </>
  );
}
