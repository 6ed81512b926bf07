import { CheckboxField, ChoiceField } from "#ui/forms/fields/choice-field.tsx";
import { dayInput, FormField } from "#ui/forms/fields/form-field.tsx";
import { SmallFold } from "#ui/layout/small-fold.tsx";
import { PetSwitch } from "./pet-switch.tsx";
import { numbered } from "./question-names.ts";
import { type Question, type QuestionName, questions } from "./questions.ts";
import type { PetNumber } from "./several-pets.ts";

type MoveFieldProps = {
  name: QuestionName;
  /** The number of the pet that is asked about. */
  number?: PetNumber;
  /** The answers as they were written, and the messages about invalid ones, by their names in the query. */
  query: Partial<Record<string, string>>;
  problems: Partial<Record<string, string>>;
  isRequired?: boolean;
} & Pick<Partial<Question>, "label" | "hint" | "placeholder" | "choices" | "groups">;

const yesOrNo = { yes: "Yes", no: "No" };

const inputs: Partial<Record<Question["kind"], object>> = {
  day: dayInput,
  time: { type: "time" },
  count: { inputMode: "numeric" },
  measure: { inputMode: "decimal" },
};

/** A form of the group `plan` shows a question only for these choices. */
const shownFor = {
  eu: "hidden group-has-[[value=eu]:checked]/plan:block",
  japan: "hidden group-has-[[value=japan]:checked]/plan:block",
  australia: "hidden group-has-[[value=australia]:checked]/plan:block",
  dog: "hidden group-has-[[value=dog]:checked]/plan:block",
};

/** Draws a question from its entry, or in the form's own words. */
export function MoveField(props: MoveFieldProps) {
  const { only }: Question = questions[props.name];
  const control = <MoveControl {...props} />;
  return only ? <div className={shownFor[only]}>{control}</div> : control;
}

function MoveControl({ name, number = 1, query, problems, isRequired, ...own }: MoveFieldProps) {
  const { kind, label, hint, placeholder, choices, groups }: Question = {
    ...questions[name],
    ...own,
  };
  const wireName = numbered(name, number);
  const value = query[wireName];
  const known = { name: wireName, error: problems[wireName] };
  if (kind === "tick" || kind === "wish") {
    const box = (
      <CheckboxField
        {...known}
        hint={name === "snub" ? undefined : hint}
        isChecked={value === "yes"}
      >
        {label}
      </CheckboxField>
    );
    if (name !== "snub") return box;
    return (
      <div className="flex flex-wrap items-start gap-x-6">
        {box}
        <SmallFold title="Which breeds?">
          <p className="max-w-prose text-ink-soft text-sm">{hint}</p>
        </SmallFold>
      </div>
    );
  }
  if (name === "pet" && choices && placeholder === undefined) {
    return (
      <PetSwitch {...known} label={label} value={value} isRequired={isRequired} choices={choices} />
    );
  }
  const options = choices ?? (kind === "answer" ? yesOrNo : undefined);
  return options && placeholder === undefined ? (
    <ChoiceField {...known} label={label} value={value} isRequired={isRequired} choices={options} />
  ) : (
    <FormField
      {...known}
      {...inputs[kind]}
      label={label}
      hint={hint}
      placeholder={placeholder}
      options={options}
      groups={groups}
      required={isRequired}
      defaultValue={value}
    />
  );
}
