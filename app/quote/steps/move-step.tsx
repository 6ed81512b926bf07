import { wishLabels, wishNames } from "~/content/wishes";
import { CheckboxField } from "~/forms/choice-field";
import { countries } from "~/plan/engine/countries";
import { destinationLabels } from "~/rules/destination-labels";
import { stepNames } from "../quote-query";
import { DayField, MoreFields, Pair, QuoteField, type StepProps } from "./quote-fields";

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
  return (
    <>
      <QuoteField
        label="Where to?"
        name="to"
        options={places}
        placeholder="Choose"
        required
        {...given}
      />
      <div className="hidden group-has-[[value=eu]:checked]/plan:block">
        <QuoteField
          label="Country"
          name="country"
          options={countries}
          placeholder="Any country of the EU"
          {...given}
        />
      </div>
      <Pair>
        <QuoteField label="City in India" name="city" placeholder="City" {...given} />
        <QuoteField label="Place abroad" name="place" placeholder="City" {...given} />
      </Pair>
      <QuoteField
        label="Month"
        name="month"
        options={months}
        placeholder="Not sure yet"
        {...given}
      />
      <MoreFields title="Your wishes and your flight" names={furtherNames} {...given}>
        <DayField label="Landing on exactly this day" name="arrive" {...given} />
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
          <QuoteField
            label="You are"
            name="purpose"
            options={{ moving: "Moving", visiting: "Visiting" }}
            placeholder="No answer"
            {...given}
          />
          <QuoteField
            label="On the same flight?"
            name="together"
            options={answerLabels}
            placeholder="Not sure yet"
            {...given}
          />
        </Pair>
        <div className="hidden group-has-[[value=india]:checked]/plan:block">
          <Pair>
            <QuoteField
              label="Two years abroad?"
              name="abroad"
              options={answerLabels}
              placeholder="No answer"
              {...given}
            />
            <QuoteField
              label="As your baggage?"
              name="baggage"
              options={answerLabels}
              placeholder="Not sure yet"
              {...given}
            />
          </Pair>
        </div>
      </MoreFields>
    </>
  );
}
