import { parties } from "#content/office/journey-stages.ts";
import {
  asksField,
  dayField,
  type JourneyValues,
  waitsForField,
} from "#office/journey/journey-form.ts";
import { FormField } from "#ui/forms/fields/form-field.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import type { DeskStage } from "./stage-views.server.ts";

/** What a form shows of its fields: their values, and what is wrong with them. */
export type FormState = { values: JourneyValues; errors: Record<string, string> };

/** As the office calls them; the owner reads "you" and "us". */
const officeParties = { ...parties, you: "the owner", vet: "the vet", us: "us, the office" };

type StageFieldsProps = FormState & { stage: DeskStage };

/** The fields of a stage. Those in a closed part are posted, too. */
export function StageFields({ stage, values, errors }: StageFieldsProps) {
  const { name, title, when, planned, isOpen } = stage;
  const [day, waitsFor, asks] = [dayField(name), waitsForField(name), asksField(name)];
  const hasFlight = name === "handed-over";
  const fields = [day, waitsFor, asks, ...(hasFlight ? ["flight"] : [])];
  return (
    <Fold
      title={title}
      hint={when}
      heading={null}
      isOpenAtFirst={isOpen || fields.some((field) => errors[field])}
    >
      <fieldset
        aria-label={title}
        className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(100%,8.2rem),1fr))] gap-3"
      >
        <FormField
          name={day}
          type="date"
          label="Day"
          defaultValue={values[day]}
          error={errors[day]}
          hint={planned === null ? undefined : `The plan: ${planned}`}
        />
        <FormField
          name={waitsFor}
          label="Waits for"
          options={officeParties}
          defaultValue={values[waitsFor]}
          error={errors[waitsFor]}
        />
        {hasFlight && (
          <FormField
            name="flight"
            label="Flight number"
            placeholder="AI 131"
            autoComplete="off"
            defaultValue={values.flight}
            error={errors.flight}
          />
        )}
        <div className="col-span-full">
          <FormField
            name={asks}
            label="What it asks the owner for"
            autoComplete="off"
            defaultValue={values[asks]}
            error={errors[asks]}
            hint="The owner reads it while the stage waits for them; without it, “waits for you” alone."
          />
        </div>
      </fieldset>
    </Fold>
  );
}
