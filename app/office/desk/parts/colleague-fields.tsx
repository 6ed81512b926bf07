import { FormField } from "#ui/forms/fields/form-field.tsx";

type ColleagueFieldsProps = {
  label?: string;
  /** Who is known at the desk, by their addresses. */
  people: Record<string, string>;
  errors?: Record<string, string> | undefined;
};

/** Asks for a colleague; one who has done nothing at the desk yet is named by their address. */
export function ColleagueFields({
  label = "Colleague",
  people,
  errors = {},
}: ColleagueFieldsProps) {
  return (
    <>
      {Object.keys(people).length > 0 && (
        <div className="grow basis-40">
          <FormField
            label={label}
            name="to"
            options={people}
            placeholder="Choose"
            error={errors.to}
          />
        </div>
      )}
      <div className="grow basis-40">
        <FormField
          label="Or who is new here, by their address"
          name="newcomer"
          type="email"
          error={errors.newcomer}
        />
      </div>
    </>
  );
}
