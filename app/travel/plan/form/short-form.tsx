import { Form, href } from "react-router";
import { PetSwitch } from "#travel/move/pet-switch.tsx";
import { destinationLabels, furtherGroups } from "#travel/rules/destination-labels.ts";
import type { Destination } from "#travel/rules/rules.ts";
import { Button } from "#ui/button.tsx";
import { dayInput, FormField } from "#ui/forms/fields/form-field.tsx";
import { WithoutDateLink } from "./without-date-link.tsx";

type PlanShortFormProps = {
  /** Preset on a page about this destination. */
  destination?: Destination;
};

/** A short planner form for other pages. */
export function PlanShortForm({ destination }: PlanShortFormProps) {
  return (
    <Form
      action={`${href("/plan")}#result`}
      aria-label="When can we fly?"
      className="@container rounded-card bg-paper p-5 shadow-card print:hidden"
    >
      <p className="font-display font-semibold text-xl">When can we fly?</p>
      <div
        className={`mt-3 grid items-end gap-3 ${destination ? "@xl:grid-cols-[auto_1fr_auto]" : "@lg:grid-cols-2 @4xl:grid-cols-[1fr_auto_minmax(13rem,1fr)_auto]"}`}
      >
        {destination ? (
          <input type="hidden" name="to" value={destination} />
        ) : (
          <FormField
            label="To"
            name="to"
            options={destinationLabels}
            groups={furtherGroups}
            placeholder="Choose"
            required
          />
        )}
        <PetSwitch name="pet" label="Your pet" value={undefined} isRequired />
        <FormField {...dayInput} label="Rabies vaccine (if given)" name="vaccine" />
        <Button type="submit">Find the date</Button>
      </div>
      {!destination && (
        <p className="mt-3">
          <WithoutDateLink />
        </p>
      )}
    </Form>
  );
}
