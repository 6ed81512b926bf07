import { wishNames } from "#content/office/wishes.ts";
import { anywhere, ownNames } from "#office/quote/input/quote-query.ts";
import { MoveField } from "#travel/move/move-field.tsx";
import { MoreFields, Pair, type StepProps } from "./quote-fields.tsx";

const furtherNames = ownNames.move.slice(ownNames.move.indexOf("arrive"));

type MoveStepProps = StepProps & {
  /** The months to choose from, by year and month. */
  months: Record<string, string>;
};

/** The first step: origin, destination and time. */
export function MoveStep({ query, problems, months }: MoveStepProps) {
  const given = { query, problems };
  return (
    <>
      <MoveField
        name="to"
        choices={anywhere.choices}
        groups={anywhere.groups}
        placeholder="Choose"
        isRequired
        {...given}
      />
      <MoveField name="country" {...given} />
      <MoveField name="via" {...given} />
      <Pair>
        <MoveField name="city" {...given} />
        <MoveField name="place" {...given} />
      </Pair>
      <MoveField name="month" choices={months} {...given} />
      <MoreFields title="Your wishes and your flight" names={furtherNames} {...given}>
        <MoveField name="arrive" label="Landing on exactly this day" {...given} />
        <fieldset>
          <legend className="font-semibold">What would you like us to do?</legend>
          <div className="mt-1.5 grid grid-cols-2 gap-x-3">
            {wishNames.map((name) => (
              <MoveField key={name} name={name} {...given} />
            ))}
          </div>
        </fieldset>
        <Pair areLists>
          <MoveField name="purpose" {...given} />
          <MoveField name="together" {...given} />
        </Pair>
        <div className="hidden gap-4 group-has-[[value=india]:checked]/plan:grid">
          <MoveField name="left" placeholder="Not sure yet" {...given} />
          <Pair areLists>
            <MoveField name="abroad" label="Two years abroad?" placeholder="No answer" {...given} />
            <MoveField
              name="baggage"
              label="As your baggage?"
              placeholder="Not sure yet"
              {...given}
            />
          </Pair>
          <MoveField name="people" {...given} />
        </div>
      </MoreFields>
    </>
  );
}
