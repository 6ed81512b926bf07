import { Form, href } from "react-router";
import { MoveField } from "#travel/move/move-field.tsx";
import type { Written } from "#travel/move/questions.ts";
import { Button } from "#ui/button.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { type airlinesNames, bagNames } from "./airlines-query.ts";

type AirlinesAnswers = Written<(typeof airlinesNames)[number]>;
type AirlinesFormProps = {
  query: AirlinesAnswers;
  problems: AirlinesAnswers;
  /** The months to choose from, by year and month. */
  months: Record<string, string>;
  /** Whether its button stays at the foot of a phone. */
  hasBar: boolean;
};

/** The form with the question that the table answers. It is a GET form, which needs no JavaScript. */
export function AirlinesForm({ months, hasBar, ...given }: AirlinesFormProps) {
  return (
    <Form
      method="get"
      action={`${href("/guides/airlines")}#airlines`}
      aria-label="Your pet and its flight"
      className="group/plan grid gap-5 rounded-card bg-paper p-5 shadow-card sm:grid-cols-2 sm:p-8 lg:grid-cols-4 lg:gap-y-3 print:hidden"
    >
      <MoveField name="to" placeholder="Any destination" {...given} />
      <MoveField name="pet" {...given} />
      <div className="hidden group-has-[[value=india]:checked]/plan:block sm:col-span-full">
        <MoveField name="baggage" placeholder="Not sure yet" {...given} />
      </div>
      <MoveField
        name="weight"
        label="Weight in kg, of your pet alone"
        hint="We count its bag or crate, too."
        {...given}
      />
      <MoveField name="month" label="Month of the flight" choices={months} {...given} />
      <div className="sm:col-span-2 lg:col-span-1">
        <MoveField name="snub" {...given} />
      </div>
      <Fold
        heading={null}
        title="Your bag for the cabin"
        hint="Measured outside, and weighed with your pet in it."
        isOpenAtFirst={bagNames.some((name) => given.query[name] || given.problems[name])}
        className="sm:col-span-2 lg:self-start"
      >
        <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
          {bagNames.map((name) => (
            <MoveField key={name} name={name} {...given} />
          ))}
        </div>
      </Fold>
      <div data-foot-bar={hasBar || undefined} className="flex lg:self-start">
        <Button type="submit" className="max-sm:grow lg:grow">
          Which airline?
        </Button>
      </div>
    </Form>
  );
}
