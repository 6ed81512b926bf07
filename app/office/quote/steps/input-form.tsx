import type { FormEvent, ReactNode } from "react";
import { Form, href, useNavigate } from "react-router";
import {
  type QuoteQuery,
  quoteNames,
  stepNames,
  writeStep,
} from "#office/quote/input/quote-query.ts";
import { Button } from "#ui/button.tsx";
import { readFormQuery, readNames } from "#ui/forms/query.ts";
import { backLook, StepButtons } from "./quote-fields.tsx";

type InputFormProps = {
  step: "move" | "pet";
  /** The input of all steps. */
  query: QuoteQuery;
  /** Called with the input of this step, whenever it changes. */
  onInput: (input: QuoteQuery) => void;
  children: ReactNode;
};

/** A step whose input goes into the URL: a GET form, whose buttons name the next step. */
export function InputForm({ step, query, onInput, children }: InputFormProps) {
  const navigate = useNavigate();

  function follow(event: FormEvent<HTMLFormElement>) {
    const { nativeEvent } = event;
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const next = pressed?.getAttribute("value") === "move" ? "move" : nextOf[step];
    const search = readFormQuery(new FormData(event.currentTarget));
    event.preventDefault();
    // Drops empty fields, which a form sends too.
    navigate(`${href("/quote")}?${writeStep(next, readNames(quoteNames, search))}`);
  }

  return (
    <Form
      method="get"
      action={href("/quote")}
      onSubmit={follow}
      onInput={({ currentTarget }) => {
        const given = readNames(stepNames[step], readFormQuery(new FormData(currentTarget)));
        const none = Object.fromEntries(stepNames[step].map((name) => [name, undefined]));
        onInput({ ...none, ...given });
      }}
      aria-label={step === "move" ? "The move" : "The pet"}
      className="group/plan grid gap-4"
    >
      {stepNames[step === "move" ? "pet" : "move"].map((name) =>
        query[name] ? <input key={name} type="hidden" name={name} value={query[name]} /> : null,
      )}
      {children}
      <StepButtons>
        {/* The Enter key presses the first button. */}
        <Button type="submit" name="step" value={nextOf[step]} className="grow">
          {step === "move" ? "Next: the pet" : "Next: you"}
        </Button>
        {step === "pet" && (
          <button type="submit" name="step" value="move" formNoValidate className={backLook}>
            Back
          </button>
        )}
      </StepButtons>
    </Form>
  );
}

const nextOf = { move: "pet", pet: "you" } as const;
