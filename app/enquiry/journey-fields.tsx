import { FormField } from "~/ui/form-field";
import { monthNames } from "~/ui/text";
import { type EnquiryErrors, type EnquiryValues, maxLengths } from "./enquiry";

type JourneyFieldsProps = { values: Partial<EnquiryValues>; errors: EnquiryErrors };

/** What may be known of the journey. Months have no year, since the page may come from a cache. */
export function JourneyFields({ values, errors }: JourneyFieldsProps) {
  const maxLength = maxLengths.journey;
  const field = (name: "from" | "to" | "month" | "pet") => ({
    name,
    autoComplete: "off",
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <fieldset>
      <legend className="font-semibold">
        The journey <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <div className="mt-3 grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-5">
        <FormField label="From" placeholder="City" maxLength={maxLength} {...field("from")} />
        <FormField label="To" placeholder="City" maxLength={maxLength} {...field("to")} />
      </div>
      {/* Half the width of a phone cuts off a month's name and a breed. */}
      <div className="mt-4 grid gap-4 sm:mt-5 sm:grid-cols-2 sm:gap-5">
        <FormField
          label="Month"
          placeholder="Not sure yet"
          options={monthNames}
          {...field("month")}
        />
        <FormField label="Pet" placeholder="Breed, age" maxLength={maxLength} {...field("pet")} />
      </div>
    </fieldset>
  );
}
