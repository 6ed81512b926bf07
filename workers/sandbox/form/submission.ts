import * as v from "valibot";

const filledSchema = v.pipe(
  v.string("Expected text."),
  v.check((text) => text.trim() !== "", "Expected text that is not empty."),
);

const requiredEntries = { name: filledSchema, email: filledSchema, message: filledSchema };

/** What a form sent: these three for certain, and whatever else it sent as text. */
export const fieldsSchema = v.objectWithRest(requiredEntries, v.string());

export type Fields = v.InferOutput<typeof fieldsSchema>;

const submissionSchema = v.pipe(
  v.looseObject(
    { ...requiredEntries, phone: v.nullish(v.string("Expected text.")) },
    "Expected an object with name, email and message.",
  ),
  v.transform((body) => keepTexts(body)),
  fieldsSchema,
);

function keepTexts(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === "string"));
}

export function parseSubmission(body: unknown) {
  return v.safeParse(submissionSchema, body);
}
