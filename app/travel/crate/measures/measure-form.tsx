import { type FormEvent, type ReactNode, useState } from "react";
import { Form, href } from "react-router";
import { petMeasurements } from "#content/shop/pet-measurements.ts";
import type { CrateTexts } from "#travel/crate/result/crate-texts.server.ts";
import { PetSwitch } from "#travel/move/pet-switch.tsx";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/forms/fields/choice-field.tsx";
import { FormField } from "#ui/forms/fields/form-field.tsx";
import { Segments } from "#ui/forms/fields/segments.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { usualPadCm } from "./crate-measures.ts";
import type { CrateName, CrateQuery } from "./crate-query.ts";
import { LengthField, letterNames } from "./length-field.tsx";

type MeasureFormProps = {
  /** From the loader: the entries of all questions would make the page's JavaScript larger. */
  labels: CrateTexts["labels"];
  query: CrateQuery;
  problems: CrateQuery;
  /** Without the explanations of the lengths, so that the drawing and the fields are one screen of a phone. */
  isShort: boolean;
  /** Whether the result is shown, which needs no button. */
  isAnswered: boolean;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Between the questions and the button. */
  children: ReactNode;
};

/** The measures of a pet. A GET form without JavaScript; with it, the drawing and the result follow each change. */
export function MeasureForm(props: MeasureFormProps) {
  const { labels, query, problems, isShort, isAnswered, onInput, children } = props;
  // Decided once: what a visitor has opened stays open.
  const [isFurtherOpen] = useState(
    further.some((name) => problems[name] || (query[name] && !isAnswered)),
  );
  const given = [
    query.snub === "yes" && "snub nose",
    query.breed,
    query.pets && `${query.pets} pets`,
    query.weight && `${query.weight} kg`,
    query.litter === "yes" && "one litter",
    query.pad && `${query.pad} cm of bedding`,
  ].filter(Boolean);
  return (
    <Form
      action={`${href("/crate-size")}#answer`}
      onInput={onInput}
      aria-label="Measures of your pet"
      className="group/crate grid"
    >
      <PetSwitch
        name="pet"
        label={labels.pet}
        isLabelHidden
        choices={labels.pets}
        value={query.pet || "dog"}
        error={problems.pet}
      />
      <div className="grid gap-x-8 sm:max-lg:grid-cols-2">
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
      </div>
      {isShort && (
        <ul className="mt-2 text-ink-soft text-sm sm:hidden">
          {petMeasurements.map(({ letter, text }) => (
            <li key={letter}>
              <strong>{letter}</strong> {text}
            </li>
          ))}
        </ul>
      )}
      <div className="my-4">
        <Segments
          name="unit"
          label="Measured in"
          isLabelHidden
          choices={{ cm: "cm", in: "inches" }}
          value={query.unit || "cm"}
          error={problems.unit}
        />
      </div>
      <Fold
        title="Weight, snub nose, sharing, bedding"
        hint={given.join(", ")}
        heading={null}
        isOpenAtFirst={isFurtherOpen}
      >
        <div className="grid gap-3">
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
              options={labels.petCounts}
              placeholder="1 pet"
              defaultValue={query.pets}
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
      </Fold>
      {children}
      {/* With scripts, the result follows by itself. */}
      <div className={isAnswered ? "hidden noscript:block" : "mt-5"}>
        <Button type="submit" className="max-sm:w-full">
          Which crate?
        </Button>
      </div>
    </Form>
  );
}

const further = ["snub", "breed", "pets", "weight", "litter", "pad"] as const satisfies CrateName[];
