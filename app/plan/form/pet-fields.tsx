import type { ComponentProps } from "react";
import { snubNosedLabel } from "~/content/shop/pet-measurements";
import { CheckboxField, ChoiceField } from "~/forms/choice-field";
import type { dayNames } from "../plan-query";

// Questions about a pet that several forms ask.

type ChoiceProps = Omit<ComponentProps<typeof ChoiceField>, "choices" | "name" | "label">;

export function PetField(props: ChoiceProps & { name?: string; label?: string }) {
  return (
    <ChoiceField name="pet" label="Your pet" choices={{ dog: "A dog", cat: "A cat" }} {...props} />
  );
}

type SnubNosedFieldProps = { name?: string; value: string | undefined; error?: string };

export function SnubNosedField({ name = "snub", value, error }: SnubNosedFieldProps) {
  return (
    <CheckboxField name={name} isChecked={value === "yes"} error={error}>
      {snubNosedLabel}
    </CheckboxField>
  );
}

/** A date field. The bounds, which are the query's, also keep a half-typed year from being sent. */
export const dayInput = { type: "date", min: "2000-01-01", max: "2099-12-31" } as const;

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
