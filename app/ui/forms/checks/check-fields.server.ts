import * as v from "valibot";
import { type Field, type Fields, namesOf, type Values } from "#ui/forms/fields/field.ts";
import { plainNumbers } from "./digits.ts";
import { toAsciiDomain } from "./email-domain.server.ts";
import { isBlank, withoutBidiControls } from "./invisible.ts";

/** A value as it is stored, by the type of its field. */
const tidied: Partial<Record<string, (value: string) => string>> = {
  email: toAsciiDomain,
  tel: plainNumbers,
};

/** No country has shorter numbers, with its code. */
const minPhoneDigits = 7;
const isWholePhone = (phone: string) => phone.replace(/\D/g, "").length >= minPhoneDigits;

const oneLine = (value: string) => withoutBidiControls(value).replace(/\s+/g, " ");
/** A browser counts a line break as one character and sends two. */
const manyLines = (value: string) => value.replaceAll("\r\n", "\n");

function schemaOf({ type, rows, choices, maxLength, missing }: Field) {
  const limit = `Please write at most ${maxLength.toLocaleString("en")} characters.`;
  return v.pipe(
    v.string(),
    v.transform(rows ? manyLines : oneLine),
    v.transform((value) => (isBlank(value) ? "" : value)),
    v.trim(),
    v.transform((value) => tidied[type ?? ""]?.(value) ?? value),
    v.check((value) => missing === undefined || value !== "", missing ?? ""),
    v.maxLength(maxLength, limit),
    v.check(
      (value) => !choices || value === "" || Object.hasOwn(choices, value),
      "Please choose one of these.",
    ),
    v.check(
      (value) => type !== "tel" || value === "" || isWholePhone(value),
      `Please enter the whole phone number, with at least ${minPhoneDigits} digits, or leave it empty.`,
    ),
    v.check(
      // As strict as the browser's own validation.
      (value) => type !== "email" || value === "" || v.is(v.pipe(v.string(), v.rfcEmail()), value),
      "Please enter an email address such as name@example.com.",
    ),
  );
}

// Object.fromEntries loses the type of the keys.
const emptyValues = <Name extends string>(fields: Fields<Name>): Values<Name> =>
  Object.fromEntries(namesOf(fields).map((name) => [name, ""])) as Values<Name>;

/** The values of a posted form, as they were typed. */
export function readFields<Name extends string>(
  fields: Fields<Name>,
  form: FormData,
): Values<Name> {
  const values = emptyValues(fields);
  for (const name of namesOf(fields)) {
    const value = form.get(name);
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

/** Tidies the typed values, or returns one message for each invalid field. */
export function checkFields<Name extends string>(
  fields: Fields<Name>,
  typed: Values<NoInfer<Name>>,
): { values: Values<Name>; errors: null } | { values: null; errors: Partial<Values<Name>> } {
  const values = emptyValues(fields);
  const errors: Partial<Values<Name>> = {};
  for (const name of namesOf(fields)) {
    const result = v.safeParse(schemaOf(fields[name]), typed[name]);
    if (result.success) values[name] = result.output;
    else errors[name] = result.issues[0].message;
  }
  return namesOf(errors).length === 0 ? { values, errors: null } : { values: null, errors };
}
