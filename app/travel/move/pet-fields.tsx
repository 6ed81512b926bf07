import type { ComponentProps } from "react";
import { CheckboxField, ChoiceField } from "#ui/forms/choice-field.tsx";

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
      With a short nose, such as a pug, a boxer or a Persian cat
    </CheckboxField>
  );
}
