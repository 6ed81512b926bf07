import { type ReactNode, useId } from "react";
import { FieldError } from "./form-field.tsx";

type ChoiceProps = {
  name: string;
  value: string;
  isChosen: boolean;
  isRequired?: boolean;
  /** Leaves the width to its words, with the button in a corner and no padding. */
  isTile?: boolean;
  children: ReactNode;
};

/** A radio button as large as a thumb. */
export function Choice({ name, value, isChosen, isRequired, isTile, children }: ChoiceProps) {
  return (
    <label
      className={`group/choice flex min-h-12 cursor-pointer gap-3 rounded-lg border-2 border-ink-soft/70 bg-white font-semibold hover:border-teal has-checked:border-teal has-checked:bg-teal-pale ${isTile ? "relative overflow-hidden" : "items-center px-4 py-2"}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        required={isRequired}
        className={`size-5 shrink-0 accent-teal ${isTile ? "absolute top-2.5 right-2.5" : ""}`}
      />
      {children}
    </label>
  );
}

type ChoiceFieldProps = {
  name: string;
  label: string;
  /** The labels of the choices, by their values. */
  choices: Record<string, string>;
  value: string | undefined;
  error?: string;
  isRequired?: boolean;
};

/** A few choices side by side. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, choices, value, error, isRequired } = props;
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-3">
        {Object.entries(choices).map(([choice, words]) => (
          <Choice
            key={choice}
            name={name}
            value={choice}
            isChosen={choice === value}
            isRequired={isRequired}
          >
            {words}
          </Choice>
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}

type CheckboxFieldProps = {
  name: string;
  isChecked: boolean;
  hint?: string;
  error?: string;
  /** The label. */
  children: ReactNode;
};

/** A box that sends `yes` when it is checked, and nothing otherwise. */
export function CheckboxField({ name, isChecked, hint, error, children }: CheckboxFieldProps) {
  const hintId = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={isChecked}
          aria-describedby={hint ? hintId : undefined}
          className="size-5 shrink-0 accent-teal"
        />
        {children}
      </label>
      {hint && (
        <p id={hintId} className="pl-8 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <FieldError>{error}</FieldError>
    </div>
  );
}
