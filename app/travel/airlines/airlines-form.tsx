import { Form, href } from "react-router";
import { MoveField } from "#travel/move/move-field.tsx";
import type { Written } from "#travel/move/questions.ts";
import { Button } from "#ui/button.tsx";
import type { airlinesNames } from "./airlines-query.ts";

type AirlinesAnswers = Written<(typeof airlinesNames)[number]>;
type AirlinesFormProps = { query: AirlinesAnswers; problems: AirlinesAnswers };

/** The form with the question that the table answers. It is a GET form, which needs no JavaScript. */
export function AirlinesForm(given: AirlinesFormProps) {
  return (
    <Form
      method="get"
      action={`${href("/guides/airlines")}#airlines`}
      aria-label="Your pet and its flight"
      className="grid gap-5 rounded-card bg-paper p-5 shadow-card sm:grid-cols-2 sm:p-8 lg:grid-cols-3 print:hidden"
    >
      <MoveField name="to" placeholder="Any destination" {...given} />
      <MoveField name="pet" {...given} />
      <MoveField name="weight" label="Weight in kg, with the bag or the crate" {...given} />
      <div className="sm:col-span-2">
        <MoveField name="snub" {...given} />
      </div>
      <Button type="submit" className="justify-self-start lg:justify-self-end">
        Which airline?
      </Button>
    </Form>
  );
}
