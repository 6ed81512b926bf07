import { type FormEvent, useId, useRef, useState } from "react";
import { Form, href } from "react-router";
import { petMeasurements } from "#content/shop/pet-measurements.ts";
import type { CrateTexts } from "#travel/crate/result/crate-texts.server.ts";
import { PetSwitch } from "#travel/move/pet-switch.tsx";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/forms/choice-field.tsx";
import { plainNumbers } from "#ui/forms/digits.ts";
import { FieldError, FormField } from "#ui/forms/form-field.tsx";
import { Segments } from "#ui/forms/segments.tsx";
import { capitalize } from "#ui/text/text.ts";
import { usualPadCm } from "./crate-measures.ts";
import type { CrateName, CrateQuery } from "./crate-query.ts";

type MeasureFormProps = {
  /** From the loader: the entries of all questions would make the page's JavaScript larger. */
  labels: CrateTexts["labels"];
  query: CrateQuery;
  problems: CrateQuery;
  /** Without the explanations of the lengths, so that the drawing and the sliders are one screen of a phone. */
  isShort: boolean;
  /** Whether the result is shown, which needs no button. */
  isAnswered: boolean;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
};

/** The measures of a pet. A GET form without JavaScript; with it, the drawing and the result follow each change. */
export function MeasureForm(props: MeasureFormProps) {
  const { labels, query, problems, isShort, isAnswered, onInput } = props;
  // Decided once: what a visitor has opened stays open.
  const [hasFurther] = useState(!isShort || further.some((name) => query[name] || problems[name]));
  return (
    <Form
      action={`${href("/crate-size")}#answer`}
      onInput={onInput}
      aria-label="Measures of your pet"
      className="group/crate grid gap-1.5"
    >
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <PetSwitch
          name="pet"
          label={labels.pet}
          isLabelHidden
          choices={labels.pets}
          value={query.pet || "dog"}
          error={problems.pet}
        />
        <Segments
          name="unit"
          label="Measured in"
          isLabelHidden
          choices={{ cm: "cm", in: "inches" }}
          value={query.unit || "cm"}
          error={problems.unit}
        />
      </div>
      {petMeasurements.map(({ letter, text }) => (
        <LengthField
          key={letter}
          letter={letter}
          text={text}
          isTextShown={!isShort}
          unit={query.unit === "in" ? "in" : "cm"}
          value={query[letterNames[letter]] ?? ""}
          error={problems[letterNames[letter]]}
        />
      ))}
      <details open={hasFurther}>
        <summary className="min-h-11 py-2 font-semibold">Snub nose, sharing, bedding</summary>
        <div className="grid gap-3 pb-2">
          <CheckboxField name="snub" isChecked={query.snub === "yes"} error={problems.snub}>
            {labels.snub}
          </CheckboxField>
          <FormField
            name="breed"
            label={labels.breed}
            defaultValue={query.breed}
            error={problems.breed}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <FormField
              name="pets"
              label="How many share the crate?"
              options={petCounts}
              placeholder="One"
              defaultValue={petCountOf(query.pets)}
              error={problems.pets}
            />
            <FormField
              name="weight"
              label={labels.weight}
              inputMode="decimal"
              defaultValue={query.weight}
              error={problems.weight}
            />
            <div
              className={`sm:col-span-2 ${problems.litter ? "" : "hidden group-has-[option[value='3']:checked]/crate:block"}`}
            >
              <CheckboxField
                name="litter"
                isChecked={query.litter === "yes"}
                error={problems.litter}
              >
                {labels.litter}
              </CheckboxField>
            </div>
            <FormField
              name="pad"
              label={labels.pad}
              inputMode="decimal"
              placeholder={String(usualPadCm)}
              defaultValue={query.pad}
              error={problems.pad}
            />
          </div>
        </div>
      </details>
      {/* With scripts, the result follows by itself. */}
      <div className={isAnswered ? "hidden noscript:block" : ""}>
        <Button type="submit">Which crate?</Button>
      </div>
    </Form>
  );
}

const petCounts = { 2: "Two", 3: "Three", 4: "Four or more" };

/** The result for more than four is that for four. */
function petCountOf(pets = ""): string {
  if (pets === "1") return "";
  return Number(pets) > 4 ? "4" : pets;
}

const further = ["snub", "breed", "pets", "weight", "litter", "pad"] as const satisfies CrateName[];

const letterNames = { A: "a", B: "b", C: "c", D: "d" } as const;

/** The limits of the sliders, which only help to reach a number: the fields accept more. */
const sliderEndsCm = { A: [15, 125], B: [5, 60], C: [5, 45], D: [15, 115] } as const;

type LengthFieldProps = {
  letter: keyof typeof letterNames;
  text: string;
  isTextShown: boolean;
  unit: "cm" | "in";
  value: string;
  error?: string;
};

/** A length as a number and, with JavaScript, as a slider for the same value, on one line. */
function LengthField({ letter, text, isTextShown, unit, value, error }: LengthFieldProps) {
  const id = useId();
  const number = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const [least, most] = sliderEndsCm[letter].map((cm) => (unit === "cm" ? cm : cm / 2.54));

  return (
    <div className="grid grid-cols-[minmax(0,3.4rem)_minmax(0,4.5rem)_1fr] items-center gap-x-2">
      <label htmlFor={id} className="whitespace-nowrap font-semibold">
        {`${letter} (${unit})`}
      </label>
      <input
        ref={number}
        id={id}
        name={letterNames[letter]}
        inputMode="decimal"
        required
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onInput={({ currentTarget }) => {
          if (slider.current)
            slider.current.value = plainNumbers(currentTarget.value).replace(",", ".");
        }}
        className="min-h-11 w-full rounded-lg border-2 border-ink-soft/70 bg-white px-2.5 hover:border-teal aria-invalid:border-danger"
      />
      {isHydrated && (
        <input
          ref={slider}
          type="range"
          aria-label={`${letter}, slider`}
          min={least}
          max={most}
          step="0.5"
          defaultValue={value.replace(",", ".") || least}
          onInput={({ currentTarget }) => {
            if (number.current) number.current.value = currentTarget.value;
          }}
          className="h-11 w-full min-w-0 [touch-action:pan-y] accent-teal cramped:col-span-3"
        />
      )}
      <div className="col-span-3">
        <FieldError id={`${id}-error`}>{error}</FieldError>
        <p
          id={`${id}-hint`}
          className={`text-ink-soft text-sm ${isTextShown ? "mt-1" : "hidden lg:block"}`}
        >
          {capitalize(text)}
        </p>
      </div>
    </div>
  );
}
