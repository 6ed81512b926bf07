import { wishLabels, wishNames } from "#content/wishes.ts";
import { stepNames } from "#office/quote/quote-query.ts";
import { countries } from "#travel/move/countries.ts";
import { destinationLabels } from "#travel/rules/destination-labels.ts";
import { CheckboxField } from "#ui/forms/choice-field.tsx";
import { dayInput, FormField } from "#ui/forms/form-field.tsx";
import { fieldsOf, MoreFields, Pair, type StepProps } from "./quote-fields.tsx";

const places = { ...destinationLabels, elsewhere: "Another country" };
const answerLabels = { yes: "Yes", no: "No" };
const furtherNames = stepNames.move.slice(stepNames.move.indexOf("arrive"));

type MoveStepProps = StepProps & {
  /** The months to choose from, by year and month. */
  months: Record<string, string>;
};

/** The first step: origin, destination and time. */
export function MoveStep({ query, problems, months }: MoveStepProps) {
  const given = { query, problems };
  const field = fieldsOf(given);
  return (
    <>
      <FormField
        label="Where to?"
        options={places}
        placeholder="Choose"
        required
        {...field("to")}
      />
      <div className="hidden group-has-[[value=eu]:checked]/plan:block">
        <FormField
          label="Country"
          options={countries}
          placeholder="Any country of the EU"
          {...field("country")}
        />
      </div>
      <Pair>
        <FormField label="City in India" placeholder="City" {...field("city")} />
        <FormField label="Place abroad" placeholder="City" {...field("place")} />
      </Pair>
      <FormField label="Month" options={months} placeholder="Not sure yet" {...field("month")} />
      <MoreFields title="Your wishes and your flight" names={furtherNames} {...given}>
        <FormField {...dayInput} label="Landing on exactly this day" {...field("arrive")} />
        <fieldset>
          <legend className="font-semibold">What would you like us to do?</legend>
          <div className="mt-1.5 grid grid-cols-2 gap-x-3">
            {wishNames.map((name) => (
              <CheckboxField key={name} name={name} isChecked={query[name] === "yes"}>
                {wishLabels[name]}
              </CheckboxField>
            ))}
          </div>
        </fieldset>
        <Pair>
          <FormField
            label="You are"
            options={{ moving: "Moving", visiting: "Visiting" }}
            placeholder="No answer"
            {...field("purpose")}
          />
          <FormField
            label="On the same flight?"
            options={answerLabels}
            placeholder="Not sure yet"
            {...field("together")}
          />
        </Pair>
        <div className="hidden group-has-[[value=india]:checked]/plan:block">
          <Pair>
            <FormField
              label="Two years abroad?"
              options={answerLabels}
              placeholder="No answer"
              {...field("abroad")}
            />
            <FormField
              label="As your baggage?"
              options={answerLabels}
              placeholder="Not sure yet"
              {...field("baggage")}
            />
          </Pair>
        </div>
      </MoreFields>
    </>
  );
}
