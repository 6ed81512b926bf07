import { type FormEvent, type ReactNode, useState } from "react";
import { Form, href, useLocation, useNavigate } from "react-router";
import { MoveField } from "#travel/move/move-field.tsx";
import { questions } from "#travel/move/questions.ts";
import type { Problems } from "#travel/plan/engine/input.ts";
import { carriedNames, type PlanQuery, readQuery, writeQuery } from "#travel/plan/plan-query.ts";
import { Button } from "#ui/button.tsx";
import { readFormQuery } from "#ui/forms/query.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { DestinationField } from "./destination-field.tsx";
import type { DestinationPictures } from "./destination-pictures.server.ts";

type PlanFormProps = { query: PlanQuery; problems: Problems; pictures: DestinationPictures };

/** Asked behind the fold. `unbroken` is asked in the result, where a booster is late. */
const furtherFields = {
  pet: ["own", "name", "born", "weight"],
  papers: ["chip", "booster", "vaccine-until", "sample", "result"],
  day: ["arrive", "at", "depart"],
} as const;
const askedInResult = ["unbroken", "nth"] as const;

/** Marks history entries that the form wrote, so that it does not remount. */
const typedState = "typed";

/**
 * The planner's questions. Without JavaScript it is a GET form; with it, each change of a valid form changes the
 * address, and the plan below follows.
 */
export function PlanForm({ pictures, ...given }: PlanFormProps) {
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
      className="group/plan grid gap-6"
    >
      <Question title="Where to?">
        <DestinationField value={query.to} error={problems.to} pictures={pictures}>
          <div className="max-w-md *:mt-4">
            <MoveField name="country" {...given} />
            <MoveField name="via" {...given} />
          </div>
          <div className="mt-4 hidden max-w-2xl gap-5 group-has-[[value=india]:checked]/plan:grid">
            {(["left", "abroad", "baggage", "pets", "people"] as const).map((name) => (
              <MoveField key={name} name={name} {...given} />
            ))}
          </div>
        </DestinationField>
      </Question>
      <div className="grid items-start gap-x-12 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
        <MoveField name="pet" isRequired {...given} />
        <div className="grid gap-5">
          <MoveField name="first-vaccine" {...given} />
          <MoveField
            name="vaccine"
            hint={`${questions.vaccine.hint} Leave it empty if there is none yet. A future date counts as planned.`}
            {...given}
          />
        </div>
        <p className="-mt-1.5 sm:max-lg:col-start-2">
          <PageLink to={href("/plan/together")} className="inline-block py-1.5 font-semibold">
            Several pets?
          </PageLink>
          <span className="block text-ink-soft text-sm max-lg:hidden">
            Up to five of one move: the first day for all of them, and one list of what to do.
          </span>
        </p>
      </div>
      <FurtherQuestions {...given} />
      {[...carriedNames, ...askedInResult].map((name) =>
        query[name] ? <input key={name} type="hidden" name={name} value={query[name]} /> : null,
      )}
      <Button type="submit" className="justify-self-start">
        When can we fly?
      </Button>
    </Form>
  );
}

function FurtherQuestions(given: Omit<PlanFormProps, "pictures">) {
  const { query, problems } = given;
  // Keeps the state of the first render, so that the fold does not close while its last answer is taken back.
  const [isOpenAtFirst] = useState(() =>
    ["snub" as const, ...Object.values(furtherFields).flat()].some(
      (name) => query[name] || problems[name],
    ),
  );
  const fieldsOf = (part: keyof typeof furtherFields) => (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {furtherFields[part].map((name) => (
        <MoveField key={name} name={name} {...given} />
      ))}
    </div>
  );
  return (
    <Fold
      title="More about your pet and its papers"
      hint="Microchip, booster, blood sample, age, and the day you have in mind"
      heading={null}
      isOpenAtFirst={isOpenAtFirst}
    >
      <div className="grid gap-8 pt-1">
        <Question title="Who travels?">
          <div className="mb-5 max-w-xl">
            <MoveField name="snub" {...given} />
          </div>
          {fieldsOf("pet")}
        </Question>
        <Question
          title="What has your pet had so far?"
          hint="Leave a field empty if it is not done yet. A future date counts as planned."
        >
          {fieldsOf("papers")}
        </Question>
        <Question title="Which day do you have in mind?">{fieldsOf("day")}</Question>
      </div>
    </Fold>
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
