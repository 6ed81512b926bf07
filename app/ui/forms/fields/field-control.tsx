import { ChoiceField } from "./choice-field.tsx";
import type { Fields, Values } from "./field.ts";
import { FormField } from "./form-field.tsx";

type FieldControlProps<Name extends string> = {
  fields: Fields<Name>;
  name: Name;
  values: Partial<Values<Name>>;
  errors: Partial<Values<Name>>;
};

/** Draws a field from its definition, with its value and its problem. */
export function FieldControl<Name extends string>(props: FieldControlProps<Name>) {
  const { fields, name, values, errors } = props;
  const { label, choices, missing, maxLength, rows, ...field } = fields[name];
  const known = { name, label, error: errors[name] };
  if (choices) return <ChoiceField {...known} choices={choices} value={values[name]} />;
  const { type, autoComplete, placeholder, hint, advise, options } = field;
  return (
    <FormField
      {...known}
      type={type}
      autoComplete={autoComplete}
      placeholder={placeholder}
      hint={hint}
      advise={advise}
      options={options}
      rows={rows}
      required={missing !== undefined}
      // Browsers cut off pasted text at the limit, which goes unnoticed in a long text.
      maxLength={rows || options ? undefined : maxLength}
      defaultValue={values[name]}
    />
  );
}
