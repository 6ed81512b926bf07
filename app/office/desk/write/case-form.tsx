import { ChangeButtons, SeenState } from "#office/desk/parts/desk-form.tsx";
import type { Refusal } from "#office/desk/post.server.ts";
import type { QuoteQuery } from "#office/quote/input/quote-query.ts";
import { MoveStep } from "#office/quote/steps/move-step.tsx";
import { PetStep } from "#office/quote/steps/pet-step.tsx";
import { Button } from "#ui/button.tsx";
import { namesOf } from "#ui/forms/fields/field.ts";
import { FieldControl } from "#ui/forms/fields/field-control.tsx";
import { type CaseValues, caseFields } from "./case-fields.ts";

type CaseFormProps = {
  /** The hidden state of the form, by its names. */
  hidden: Record<string, string | number>;
  values: Partial<CaseValues>;
  query: QuoteQuery;
  months: Record<string, string>;
  /** A visitor's own words are not ours to change. */
  isOfWebsite: boolean;
  refusal: Refusal | null;
  /** The buttons that save it, by their names, the first one first. */
  buttons: Record<string, string>;
};

const card = "grid min-w-0 gap-4 rounded-card bg-paper p-5 shadow-card";

/** What somebody told the office: who asks, and as much of the move as is known. */
export function CaseForm(props: CaseFormProps) {
  const { hidden, values, query, months, isOfWebsite, refusal, buttons } = props;
  const errors = refusal?.errors ?? {};
  const given = { query, problems: errors };
  const names = namesOf(caseFields).filter(
    (name) => !isOfWebsite || (name !== "source" && name !== "message"),
  );
  return (
    <form method="post" encType="multipart/form-data" className="group/plan grid gap-5">
      <SeenState seen={hidden} />
      <div className="grid items-start gap-5 lg:grid-cols-3">
        <fieldset className={card}>
          <Legend>Who asks</Legend>
          {names.map((name) => (
            <FieldControl
              key={name}
              fields={caseFields}
              name={name}
              values={values}
              errors={errors}
            />
          ))}
          {/* A name and a number suffice. The Enter key presses the first button, even where it is hidden. */}
          <div className="lg:hidden">
            <ChangeButtons changes={buttons} isMain formNoValidate />
          </div>
        </fieldset>
        <fieldset className={card}>
          <Legend>The move, if it is known</Legend>
          <MoveStep {...given} months={months} />
        </fieldset>
        <fieldset className={card}>
          <Legend>The pet</Legend>
          <PetStep
            {...given}
            showPets={
              <Button
                type="submit"
                name="do"
                value="pets"
                look="quiet"
                formNoValidate
                className="justify-self-start"
              >
                Describe each pet
              </Button>
            }
          />
        </fieldset>
      </div>
      <ChangeButtons changes={buttons} isMain formNoValidate />
    </form>
  );
}

const Legend = ({ children }: { children: string }) => (
  <legend className="float-left mb-1 w-full font-display font-semibold text-xl">{children}</legend>
);
