import { href } from "react-router";
import { snubNosedLabel } from "~/content/shop/pet-measurements";
import { CheckboxField, ChoiceField } from "~/forms/choice-field";
import { FieldError } from "~/forms/form-field";
import { ArrowLink } from "~/ui/text/text-link";
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
        <QuoteField label="How many pets?" name="pets" inputMode="numeric" {...given} />
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
        <Pair>
          <QuoteField label="A: nose to tail root" name="a" inputMode="decimal" {...given} />
          <QuoteField label="B: ground to elbow" name="b" inputMode="decimal" {...given} />
        </Pair>
        <Pair>
          <QuoteField label="C: widest point" name="c" inputMode="decimal" {...given} />
          <QuoteField label="D: standing height" name="d" inputMode="decimal" {...given} />
        </Pair>
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
    </>
  );
}
