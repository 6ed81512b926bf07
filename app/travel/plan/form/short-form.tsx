import { Form, href } from "react-router";
import { destinationLabels, furtherGroups } from "#travel/rules/destination-labels.ts";
import type { Destination } from "#travel/rules/rules.ts";
import { Button } from "#ui/button.tsx";
import { dayInput, FormField } from "#ui/forms/form-field.tsx";
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
      className="rounded-card bg-paper p-5 shadow-card print:hidden"
    >
      <p className="font-display font-semibold text-xl">When can we fly?</p>
      <div
        className={`mt-3 grid items-end gap-3 sm:grid-cols-2 ${destination ? "" : "grid-cols-2 lg:grid-cols-4"}`}
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
        <FormField
          label="Your pet"
          name="pet"
          options={{ dog: "Dog", cat: "Cat" }}
          placeholder="Choose"
          required
        />
        <div className="max-sm:col-span-full">
          <FormField {...dayInput} label="Rabies vaccine (if given)" name="vaccine" />
        </div>
        <Button type="submit" className="max-sm:col-span-full">
          Find the date
        </Button>
      </div>
      {!destination && (
        <p className="mt-3">
          <WithoutDateLink />
        </p>
      )}
    </Form>
  );
}
