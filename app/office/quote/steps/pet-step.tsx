import type { ReactNode } from "react";
import { href } from "react-router";
import { healthNames, listOtherPets } from "#office/quote/input/pet-names.ts";
import type { QuoteName } from "#office/quote/input/quote-query.ts";
import { MoveField } from "#travel/move/move-field.tsx";
import { lengthNames } from "#travel/move/question-names.ts";
import { type OtherPetNumber, petTitles } from "#travel/move/several-pets.ts";
import { Button } from "#ui/button.tsx";
import { ArrowLink } from "#ui/text/text-link.tsx";
import { MoreFields, Pair, type StepProps } from "./quote-fields.tsx";

type PetStepProps = StepProps & {
  /** Asks for the questions of each further pet, where scripts do not. */
  showPets?: ReactNode;
};

/** With scripts, the questions of each pet follow by themselves; of one pet, the form asks all there is. */
const showPetsWithoutScript = (
  <div className="hidden noscript:block">
    <Button
      type="submit"
      name="step"
      value="pet"
      look="quiet"
      className="group-has-[[name=pets]_:is([value=''],[value='1']):checked]/plan:hidden!"
    >
      Describe each pet
    </Button>
  </div>
);

/** The second step: who travels. */
export function PetStep({ showPets = showPetsWithoutScript, ...given }: PetStepProps) {
  const { query } = given;
  return (
    <>
      <div>
        <MoveField name="pet" isRequired {...given} />
        <div className="mt-2">
          <MoveField name="snub" {...given} />
        </div>
      </div>
      <MoveField name="breed" {...given} />
      <Pair>
        <MoveField name="weight" {...given} />
        <MoveField
          name="pets"
          choices={{ 1: "One", 2: "Two", 3: "Three", 4: "Four", 5: "Five" }}
          placeholder="Choose"
          {...given}
        />
      </Pair>
      <MoveField name="own" {...given} />
      <MoreFields title="Age, chip and vaccines" names={["born", ...healthNames]} {...given}>
        <HealthFields {...given} />
      </MoreFields>
      <MoreFields title="Four measures for the crate" names={[...lengthNames, "unit"]} {...given}>
        <MeasureFields {...given} />
        <MoveField name="unit" {...given} />
        <ArrowLink
          className="justify-self-start"
          to={href("/blog/:article", { article: "choosing-iata-crate" })}
        >
          How to measure
        </ArrowLink>
      </MoreFields>
      {query.pad && <input type="hidden" name="pad" value={query.pad} />}
      {showPets}
      {listOtherPets(query).map(({ number }) => (
        <OtherPetFields key={number} number={number} {...given} />
      ))}
    </>
  );
}

type OfPet = StepProps & { number: OtherPetNumber };

/** A pet beside the first one. The questions that all pets share are asked once. */
function OtherPetFields({ number, ...given }: OfPet) {
  const asked = { number, ...given };
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 font-display font-semibold text-xl">{petTitles[number]}</legend>
      <MoveField name="pet" label="A dog or a cat?" {...asked} />
      <MoveField name="snub" {...asked} />
      <Pair>
        <MoveField name="breed" {...asked} />
        <MoveField name="weight" {...asked} />
      </Pair>
      <MoreFields
        title="Age, chip and vaccines"
        names={(["born", ...healthNames] as const).map((name): QuoteName => `${name}${number}`)}
        {...given}
      >
        <HealthFields {...asked} />
      </MoreFields>
      <MoreFields
        title="Four measures for the crate"
        names={lengthNames.map((name): QuoteName => `${name}${number}`)}
        {...given}
      >
        <MeasureFields {...asked} />
      </MoreFields>
    </fieldset>
  );
}

function HealthFields(given: StepProps & Partial<OfPet>) {
  return (
    <>
      <MoveField name="born" label="Born on, or about" hint="" {...given} />
      {healthNames.map((name) => (
        <MoveField key={name} name={name} hint="" {...given} />
      ))}
    </>
  );
}

function MeasureFields(given: StepProps & Partial<OfPet>) {
  return (
    <div className="grid grid-cols-2 items-end gap-4 gap-x-3">
      {lengthNames.map((name) => (
        <MoveField key={name} name={name} {...given} />
      ))}
    </div>
  );
}
