import { Form, href } from "react-router";
import { PetField, SnubNosedField } from "#travel/move/pet-fields.tsx";
import { destinationLabels } from "#travel/rules/destination-labels.ts";
import { Button } from "#ui/button.tsx";
import { FormField } from "#ui/forms/form-field.tsx";
import type { AirlinesProblems, AirlinesQuery } from "./airlines-query.ts";

type AirlinesFormProps = { query: AirlinesQuery; problems: AirlinesProblems };

/** The form with the question that the table answers. It is a GET form, which needs no JavaScript. */
export function AirlinesForm({ query, problems }: AirlinesFormProps) {
  return (
    <Form
      method="get"
      action={`${href("/guides/airlines")}#airlines`}
      aria-label="Your pet and its flight"
      className="grid gap-5 rounded-card bg-paper p-5 shadow-card sm:grid-cols-2 sm:p-8 lg:grid-cols-3 print:hidden"
    >
      <FormField
        label="Where to?"
        name="to"
        options={destinationLabels}
        placeholder="Any destination"
        defaultValue={query.to}
        error={problems.to}
      />
      <PetField value={query.pet} error={problems.pet} />
      <FormField
        label="Weight in kg, with the bag or the crate"
        name="weight"
        inputMode="decimal"
        defaultValue={query.weight}
        error={problems.weight}
      />
      <div className="sm:col-span-2">
        <SnubNosedField value={query.snub} error={problems.snub} />
      </div>
      <Button type="submit" className="justify-self-start lg:justify-self-end">
        Which airline?
      </Button>
    </Form>
  );
}
