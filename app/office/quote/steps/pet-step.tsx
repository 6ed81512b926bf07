import { href } from "react-router";
import { type OtherPetNumber, otherPetNumbers, petTitles } from "#office/quote/pet-names.ts";
import type { QuoteName } from "#office/quote/quote-query.ts";
import { PetField, SnubNosedField } from "#travel/move/pet-fields.tsx";
import { petDays } from "#travel/plan/form/paper-days.ts";
import { Button } from "#ui/button.tsx";
import { dayInput, FormField } from "#ui/forms/form-field.tsx";
import { ArrowLink } from "#ui/text/text-link.tsx";
import { fieldsOf, MoreFields, Pair, type StepProps } from "./quote-fields.tsx";

/** The second step: who travels. */
export function PetStep(given: StepProps) {
  const { query, problems } = given;
  const field = fieldsOf(given);
  return (
    <>
      <div>
        <PetField value={query.pet} error={problems.pet} isRequired />
        <div className="mt-2">
          <SnubNosedField value={query.snub} error={problems.snub} />
        </div>
      </div>
      <FormField label="Breed" {...field("breed")} />
      <Pair>
        <FormField label="Weight in kg" inputMode="decimal" {...field("weight")} />
        <FormField
          label="How many pets?"
          options={{ 1: "One", 2: "Two", 3: "Three", 4: "Four", 5: "Five" }}
          placeholder="Choose"
          {...field("pets")}
        />
      </Pair>
      <MoreFields
        title="Age, chip and vaccines"
        names={["born", ...petDays.map(({ name }) => name)]}
        {...given}
      >
        <FormField {...dayInput} label="Born on, or about" {...field("born")} />
        {petDays.map(({ name, label }) => (
          <FormField key={name} {...dayInput} label={label} {...field(name)} />
        ))}
      </MoreFields>
      <MoreFields
        title="Four measures for the crate"
        names={["a", "b", "c", "d", "unit"]}
        {...given}
      >
        <MeasureFields names={["a", "b", "c", "d"]} {...given} />
        <Pair>
          <FormField
            label="In"
            options={{ cm: "Centimetres", in: "Inches" }}
            placeholder="Choose"
            {...field("unit")}
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
  const field = fieldsOf(given);
  const measures: QuoteName[] = [`a${number}`, `b${number}`, `c${number}`, `d${number}`];
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 font-display font-semibold text-xl">{petTitles[number]}</legend>
      <PetField
        name={`pet${number}`}
        label="A dog or a cat?"
        value={query[`pet${number}`]}
        error={problems[`pet${number}`]}
      />
      <SnubNosedField
        name={`snub${number}`}
        value={query[`snub${number}`]}
        error={problems[`snub${number}`]}
      />
      <Pair>
        <FormField label="Breed" {...field(`breed${number}`)} />
        <FormField label="Weight in kg" inputMode="decimal" {...field(`weight${number}`)} />
      </Pair>
      <MoreFields title="Four measures for the crate" names={measures} {...given}>
        <MeasureFields names={measures} {...given} />
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
  const field = fieldsOf(given);
  return (
    <div className="grid grid-cols-2 gap-4 gap-x-3">
      {names.map((name, index) => (
        <FormField
          key={name}
          label={measureLabels[index] ?? name}
          inputMode="decimal"
          {...field(name)}
        />
      ))}
    </div>
  );
}
