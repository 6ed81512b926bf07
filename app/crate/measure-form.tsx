import { type FormEvent, useRef } from "react";
import { Form, href } from "react-router";
import { petMeasurements, snubNosedLabel } from "~/content/pet-measurements";
import { CheckboxField, ChoiceField } from "~/forms/choice-field";
import { FormField } from "~/forms/form-field";
import { Button } from "~/ui/button";
import { useIsHydrated } from "~/ui/lifecycle";
import type { CrateProblems } from "./crate-measures";
import type { CrateQuery } from "./crate-query";

type MeasureFormProps = {
  query: CrateQuery;
  problems: CrateProblems;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * The measures of a pet. Without JavaScript it is a GET form; with it, the drawing and the answer follow each change.
 */
export function MeasureForm({ query, problems, onInput }: MeasureFormProps) {
  return (
    <Form
      action={`${href("/crate-size")}#answer`}
      onInput={onInput}
      aria-label="Measures of your pet"
      className="grid gap-6"
    >
      <ChoiceField
        name="pet"
        label="Your pet"
        choices={{ dog: "A dog", cat: "A cat" }}
        value={query.pet || "dog"}
        error={problems.pet}
      />
      <ChoiceField
        name="unit"
        label="Measured in"
        choices={{ cm: "cm", in: "inches" }}
        value={query.unit || "cm"}
        error={problems.unit}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {petMeasurements.map(({ letter, text }) => (
          <LengthField
            key={letter}
            letter={letter}
            text={text}
            unit={query.unit === "in" ? "in" : "cm"}
            value={query[letterNames[letter]]}
            error={problems[letterNames[letter]]}
          />
        ))}
      </div>
      <CheckboxField name="snub" isChecked={query.snub === "yes"} error={problems.snub}>
        {snubNosedLabel}
      </CheckboxField>
      <FormField
        label="How many share the crate?"
        name="pets"
        options={{ 2: "Two", 3: "Three" }}
        placeholder="One"
        defaultValue={query.pets === "1" ? "" : query.pets}
        error={problems.pets}
      />
      <Button type="submit" className="justify-self-start">
        Which crate?
      </Button>
    </Form>
  );
}

const letterNames = { A: "a", B: "b", C: "c", D: "d" } as const;

/** The ends of the sliders, which are only a help: the fields accept more. */
const sliderEndsCm = { A: [15, 125], B: [5, 60], C: [5, 45], D: [15, 115] } as const;

type LengthFieldProps = {
  letter: keyof typeof letterNames;
  text: string;
  unit: "cm" | "in";
  value: string;
  error?: string;
};

/** A length as a number field and, with JavaScript, a slider for the same value. */
function LengthField({ letter, text, unit, value, error }: LengthFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const [least, most] = sliderEndsCm[letter].map((cm) => (unit === "cm" ? cm : cm / 2.54));
  const numberInput = () => field.current?.querySelector("input");

  return (
    <div>
      <div
        ref={field}
        onInput={() => {
          const number = numberInput();
          if (slider.current && number) slider.current.value = number.value.replace(",", ".");
        }}
      >
        <FormField
          label={`${letter} (${unit})`}
          name={letterNames[letter]}
          inputMode="decimal"
          autoComplete="off"
          hint={`${text.charAt(0).toUpperCase()}${text.slice(1)}`}
          required
          defaultValue={value}
          error={error}
        />
      </div>
      {isHydrated && (
        <input
          ref={slider}
          type="range"
          aria-label={`${letter}, slider`}
          min={least}
          max={most}
          step="0.5"
          defaultValue={value || least}
          onInput={({ currentTarget }) => {
            const number = numberInput();
            if (number) number.value = currentTarget.value;
          }}
          className="mt-2 h-8 w-full accent-teal"
        />
      )}
    </div>
  );
}
