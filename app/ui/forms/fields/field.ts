import type { FormFieldProps } from "./form-field.tsx";

type DrawnProps = Pick<
  FormFieldProps,
  "label" | "type" | "autoComplete" | "placeholder" | "hint" | "advise" | "rows" | "options"
>;

/** A field of a form: its look, its limits, and its names elsewhere. */
export type Field = DrawnProps & {
  maxLength: number;
  /** Draws radio buttons with these labels, by their values. */
  choices?: Record<string, string>;
  /** The message for a visitor who leaves the field empty. Without it the field is optional. */
  missing?: string;
  /** The field's name in messages to the team, if the label is a question or too long. */
  shortLabel?: string;
  /** The name of the data in the privacy policy. */
  data: string;
};

export type Fields<Name extends string> = Record<Name, Field>;

/** The values of a form, by field name. As a `Partial`, the messages about invalid ones. */
export type Values<Name extends string> = Record<Name, string>;

/** The names of the fields, in order. */
export const namesOf = <Name extends string>(fields: Partial<Record<Name, unknown>>): Name[] =>
  // Object.keys has the type string[], since an object may have more keys than its type.
  Object.keys(fields) as Name[];

/** The filled-in fields as lines to read. */
export function describeValues<Name extends string>(
  fields: Fields<Name>,
  values: Partial<Values<NoInfer<Name>>>,
): { label: string; value: string }[] {
  return namesOf(fields).flatMap((name) => {
    const value = values[name];
    const { label, shortLabel = label, choices } = fields[name];
    return value ? [{ label: shortLabel, value: choices?.[value] ?? value }] : [];
  });
}

/** The data that a form asks for, such as "name, email address and message". */
export function listData(fields: Fields<string>): string {
  const data = Object.values(fields).map((field) => field.data);
  return new Intl.ListFormat("en-GB").format(new Set(data));
}
