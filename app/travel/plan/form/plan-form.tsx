import { type FormEvent, type ReactNode, useState } from "react";
import { Form, href, useLocation, useNavigate } from "react-router";
import { MoveField } from "#travel/move/move-field.tsx";
import type { Problems } from "#travel/plan/engine/input.ts";
import { carriedNames, type PlanQuery, readQuery, writeQuery } from "#travel/plan/plan-query.ts";
import { Button } from "#ui/button.tsx";
import { readFormQuery } from "#ui/forms/query.ts";
import { DestinationField } from "./destination-field.tsx";

type PlanFormProps = { query: PlanQuery; problems: Problems };

/** Asked in the form. `unbroken` is asked in the result, where a booster is late. */
const paperFields = [
  "chip",
  "first-vaccine",
  "vaccine",
  "booster",
  "vaccine-until",
  "sample",
  "result",
] as const;
const askedInResult = ["unbroken", "nth"] as const;

/** Marks history entries that the form wrote, so that it does not remount. */
const typedState = "typed";

/**
 * The planner's questions. Without JavaScript it is a GET form; with it, each change of a valid form changes the
 * address, and the plan below follows.
 */
export function PlanForm(given: PlanFormProps) {
  const { query, problems } = given;
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const [filledFor, setFilledFor] = useState(key);
  if (state !== typedState && filledFor !== key) setFilledFor(key);

  function followInput({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    if (!form.checkValidity()) return;
    const search = writeQuery(readQuery(readFormQuery(new FormData(form))));
    const options = { replace: true, preventScrollReset: true, state: typedState };
    navigate(`${href("/plan")}?${search}`, options);
  }

  return (
    <Form
      key={filledFor}
      method="get"
      action={`${href("/plan")}#result`}
      onInput={followInput}
      aria-label="Your pet and its journey"
      className="group/plan grid gap-8"
    >
      <Question title="Where to?">
        <DestinationField value={query.to} error={problems.to}>
          <div className="*:mt-4">
            <MoveField name="country" {...given} />
            <MoveField name="via" {...given} />
          </div>
          <div className="mt-4 hidden gap-5 group-has-[[value=india]:checked]/plan:grid">
            {(["left", "abroad", "baggage", "pets", "people"] as const).map((name) => (
              <MoveField key={name} name={name} {...given} />
            ))}
          </div>
        </DestinationField>
      </Question>
      <Question title="Who travels?">
        <MoveField name="pet" isRequired {...given} />
        <div className="mt-3 grid gap-5">
          <MoveField name="snub" {...given} />
          <MoveField name="own" {...given} />
          <div className="grid gap-5 sm:grid-cols-2">
            <MoveField name="name" {...given} />
            <MoveField name="born" {...given} />
            <MoveField name="weight" {...given} />
          </div>
        </div>
      </Question>
      <Question
        title="What has your pet had so far?"
        hint="Leave a field empty if it is not done yet. A future date counts as planned."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          {paperFields.map((name) => (
            <MoveField key={name} name={name} {...given} />
          ))}
        </div>
      </Question>
      <Question title="Which day do you have in mind?">
        <div className="grid gap-5 sm:grid-cols-2">
          {(["arrive", "at", "depart"] as const).map((name) => (
            <MoveField key={name} name={name} {...given} />
          ))}
        </div>
      </Question>
      {[...carriedNames, ...askedInResult].map((name) =>
        query[name] ? <input key={name} type="hidden" name={name} value={query[name]} /> : null,
      )}
      <Button type="submit" className="justify-self-start">
        When can we fly?
      </Button>
    </Form>
  );
}

type QuestionProps = { title: string; hint?: string; children: ReactNode };

function Question({ title, hint, children }: QuestionProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-display font-semibold text-xl">{title}</legend>
      {hint && <p className="mt-1 text-ink-soft">{hint}</p>}
      <div className="mt-3">{children}</div>
    </fieldset>
  );
}
