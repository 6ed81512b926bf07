import { type FormEvent, type ReactNode, useState } from "react";
import { Form, href, useLocation, useNavigate } from "react-router";
import { countries } from "#travel/move/countries.ts";
import { PetField, SnubNosedField } from "#travel/move/pet-fields.tsx";
import type { Problems } from "#travel/plan/engine/input.ts";
import {
  carriedNames,
  type PlanQuery,
  type QueryName,
  readQuery,
  writeQuery,
} from "#travel/plan/plan-query.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceField } from "#ui/forms/choice-field.tsx";
import { dayInput, FormField } from "#ui/forms/form-field.tsx";
import { readFormQuery } from "#ui/forms/query.ts";
import { PageLink } from "#ui/text/text-link.tsx";
import { DestinationField } from "./destination-field.tsx";
import { petDays } from "./paper-days.ts";

type PlanFormProps = { query: PlanQuery; problems: Problems };

/** Marks history entries that the form wrote, so that it does not remount. */
const typedState = "typed";

/**
 * The planner's questions. Without JavaScript it is a GET form; with it, each change of a valid form changes the
 * address, and the plan below follows.
 */
export function PlanForm({ query, problems }: PlanFormProps) {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const [filledFor, setFilledFor] = useState(key);
  if (state !== typedState && filledFor !== key) setFilledFor(key);

  const given = (name: QueryName) => ({ defaultValue: query[name], error: problems[name] });

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
        <DestinationField value={query.to} error={problems.to} />
        <div className="mt-4 hidden group-has-[[value=eu]:checked]/plan:block">
          <FormField
            label="Country"
            name="country"
            options={countries}
            placeholder="Any country of the EU"
            {...given("country")}
          />
        </div>
        <div className="mt-4 hidden gap-5 group-has-[[value=india]:checked]/plan:grid">
          <IndiaFields query={query} problems={problems} />
        </div>
        <FarDestinations />
      </Question>
      <Question title="Who travels?">
        <PetField value={query.pet} error={problems.pet} isRequired />
        <div className="mt-3">
          <SnubNosedField value={query.snub} error={problems.snub} />
        </div>
      </Question>
      <Question
        title="What has your pet had so far?"
        hint="Leave a field empty if it is not done yet. A future date counts as planned."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          {petDays.map((day) => (
            <FormField {...dayInput} key={day.name} {...day} {...given(day.name)} />
          ))}
          <FormField
            {...dayInput}
            name="born"
            label="Born on"
            hint="Matters for puppies and kittens."
            {...given("born")}
          />
        </div>
      </Question>
      <Question title="Which day do you have in mind?">
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField {...dayInput} name="arrive" label="Landing on" {...given("arrive")} />
          <FormField
            type="time"
            name="at"
            label="Landing at"
            hint="By the clock of the destination. For the exact hours of a treatment."
            {...given("at")}
          />
          <FormField
            {...dayInput}
            name="depart"
            label="Leaving on"
            hint="If it is not the day of landing."
            {...given("depart")}
          />
        </div>
      </Question>
      {carriedNames.map((name) =>
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

const yesOrNo = { yes: "Yes", no: "No" };

/** The questions that decide the route into India. */
function IndiaFields({ query, problems }: PlanFormProps) {
  return (
    <>
      <ChoiceField
        name="abroad"
        label="Have you lived abroad for two years?"
        choices={yesOrNo}
        value={query.abroad}
        error={problems.abroad}
      />
      <ChoiceField
        name="baggage"
        label="Are you moving home, with your pet as your baggage?"
        choices={yesOrNo}
        value={query.baggage}
        error={problems.baggage}
      />
      <FormField
        label="How many pets?"
        name="pets"
        inputMode="numeric"
        defaultValue={query.pets}
        error={problems.pets}
      />
    </>
  );
}

/** The destinations that the planner does not cover. */
function FarDestinations() {
  return (
    <details className="mt-3 rounded-lg border-2 border-sand-deep border-dashed px-4">
      <summary className="min-h-11 py-2 font-semibold">Australia, New Zealand, Singapore</summary>
      <p className="pb-4">
        No pet flies directly from India to Australia or New Zealand: it first lives in an approved
        third country, for about 180 days. Singapore is possible, with a blood sample 28 days or
        more after the vaccine and 90 days or more before the flight, and 30 days of quarantine. We
        plan these with you in person:{" "}
        <PageLink to={href("/guides/:guide", { guide: "australia-new-zealand-singapore" })}>
          read how
        </PageLink>
        .
      </p>
    </details>
  );
}
