import type { FormFieldProps } from "./form-field";

type DrawnProps = Pick<
  FormFieldProps,
  "label" | "type" | "autoComplete" | "placeholder" | "hint" | "rows" | "options"
>;

/** A field of a form: how it is drawn, what may be written in it, and what it is called elsewhere. */
export type Field = DrawnProps & {
  maxLength: number;
  /** Drawn as radio buttons: what each choice is called, by its value. */
  choices?: Record<string, string>;
  /** What the visitor reads who has left the field empty. Without it the field is optional. */
  missing?: string;
  /** What a message to the team calls the field, where the label is a question or too long. */
  shortLabel?: string;
  /** What the privacy policy calls what the visitor gives. */
  data: string;
};

export type Fields<Name extends string> = Record<Name, Field>;

/** What a visitor fills in, by the field's name; and what is wrong with it, in words, where it is partial. */
export type Values<Name extends string> = Record<Name, string>;

/** The names of the fields, in their order. */
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

/** What a form asks for, in words: "name, e-mail address and message". */
export function listData(fields: Fields<string>): string {
  const data = Object.values(fields).map((field) => field.data);
  return new Intl.ListFormat("en-GB").format(new Set(data));
}
