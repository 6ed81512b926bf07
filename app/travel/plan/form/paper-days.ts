import type { dayNames } from "#travel/plan/plan-query.ts";

type PetDay = {
  name: Exclude<(typeof dayNames)[number], "arrive" | "depart">;
  label: string;
  hint?: string;
};

/** The days of a pet's papers. */
export const petDays: PetDay[] = [
  { name: "chip", label: "Microchip, put in on" },
  {
    name: "vaccine",
    label: "Rabies vaccine, given on",
    hint: "The one before the blood sample.",
  },
  {
    name: "booster",
    label: "Newest booster, given on",
    hint: "If your pet had one since that vaccine.",
  },
  {
    name: "vaccine-until",
    label: "The vaccine’s cover ends on",
    hint: "See the vaccination book. If you leave this empty, we count a year.",
  },
  {
    name: "sample",
    label: "Blood sample, taken on",
    hint: "For the rabies antibody test (titer).",
  },
];
