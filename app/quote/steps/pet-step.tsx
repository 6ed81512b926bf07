import { href } from "react-router";
import { snubNosedLabel } from "~/content/shop/pet-measurements";
import { CheckboxField, ChoiceField } from "~/forms/choice-field";
import { FieldError } from "~/forms/form-field";
import { Button } from "~/ui/button";
import { ArrowLink } from "~/ui/text/text-link";
import { type OtherPetNumber, otherPetNumbers, petTitles } from "../pet-names";
import type { QuoteName } from "../quote-query";
import { DayField, MoreFields, Pair, QuoteField, type StepProps } from "./quote-fields";

/** The second step: who travels. */
export function PetStep(given: StepProps) {
  const { query, problems } = given;
  return (
    <>
      <div>
        <ChoiceField
          name="pet"
          label="Your pet"
          choices={{ dog: "A dog", cat: "A cat" }}
          value={query.pet}
          error={problems.pet}
          isRequired
        />
        <div className="mt-2">
          <CheckboxField name="snub" isChecked={query.snub === "yes"}>
            {snubNosedLabel}
          </CheckboxField>
          <FieldError>{problems.snub}</FieldError>
        </div>
      </div>
      <QuoteField label="Breed" name="breed" {...given} />
      <Pair>
        <QuoteField label="Weight in kg" name="weight" inputMode="decimal" {...given} />
        <QuoteField
          label="How many pets?"
          name="pets"
          options={{ 1: "One", 2: "Two", 3: "Three", 4: "Four", 5: "Five" }}
          placeholder="Choose"
          {...given}
        />
      </Pair>
      <MoreFields
        title="Age, chip and vaccines"
        names={["born", "chip", "vaccine", "booster", "vaccine-until", "sample"]}
        {...given}
      >
        <DayField label="Born on, or about" name="born" {...given} />
        <DayField label="Microchip, put in on" name="chip" {...given} />
        <DayField label="Rabies vaccine, given on" name="vaccine" {...given} />
        <DayField label="Newest booster, given on" name="booster" {...given} />
        <DayField label="The vaccine’s cover ends on" name="vaccine-until" {...given} />
        <DayField label="Blood sample, taken on" name="sample" {...given} />
      </MoreFields>
      <MoreFields
        title="Four measures for the crate"
        names={["a", "b", "c", "d", "unit"]}
        {...given}
      >
        <MeasureFields names={["a", "b", "c", "d"]} {...given} />
        <Pair>
          <QuoteField
            label="In"
            name="unit"
            options={{ cm: "Centimetres", in: "Inches" }}
            placeholder="Choose"
            {...given}
          />
          <ArrowLink
            className="self-end"
            to={href("/blog/:article", { article: "choosing-iata-crate" })}
          >
            How to measure
          </ArrowLink>
        </Pair>
      </MoreFields>
      {query.pad && <input type="hidden" name="pad" value={query.pad} />}
      <Button
        type="submit"
        name="step"
        value="pet"
        look="quiet"
        className="hidden justify-self-start noscript:inline-flex"
      >
        Show a block for each pet
      </Button>
      {otherPetNumbers
        .filter((number) => number <= Number(query.pets))
        .map((number) => (
          <OtherPetFields key={number} number={number} {...given} />
        ))}
    </>
  );
}

/** A pet beside the first one. The questions that all pets share are asked once. */
function OtherPetFields({ number, ...given }: StepProps & { number: OtherPetNumber }) {
  const { query, problems } = given;
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 font-display font-semibold text-xl">{petTitles[number]}</legend>
      <ChoiceField
        name={`pet${number}`}
        label="A dog or a cat?"
        choices={{ dog: "A dog", cat: "A cat" }}
        value={query[`pet${number}`]}
        error={problems[`pet${number}`]}
      />
      <CheckboxField name={`snub${number}`} isChecked={query[`snub${number}`] === "yes"}>
        {snubNosedLabel}
      </CheckboxField>
      <FieldError>{problems[`snub${number}`]}</FieldError>
      <Pair>
        <QuoteField label="Breed" name={`breed${number}`} {...given} />
        <QuoteField label="Weight in kg" name={`weight${number}`} inputMode="decimal" {...given} />
      </Pair>
      <MoreFields
        title="Four measures for the crate"
        names={[`a${number}`, `b${number}`, `c${number}`, `d${number}`]}
        {...given}
      >
        <MeasureFields
          names={[`a${number}`, `b${number}`, `c${number}`, `d${number}`]}
          {...given}
        />
      </MoreFields>
    </fieldset>
  );
}

const measureLabels = [
  "A: nose to tail root",
  "B: ground to elbow",
  "C: widest point",
  "D: standing height",
];

function MeasureFields({ names, ...given }: StepProps & { names: QuoteName[] }) {
  return (
    <div className="grid grid-cols-2 gap-4 gap-x-3">
      {names.map((name, index) => (
        <QuoteField
          key={name}
          label={measureLabels[index] ?? name}
          name={name}
          inputMode="decimal"
          {...given}
        />
      ))}
    </div>
  );
}
