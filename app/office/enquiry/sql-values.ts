import * as v from "valibot";

/** A yes or no of SQLite. */
export const mark = v.pipe(
  v.number(),
  v.transform((number) => number !== 0),
);

const idsSchema = v.array(v.object({ id: v.string() }));

/** The ids that a statement returns. */
export const readIds = (rows: unknown): string[] => v.parse(idsSchema, rows).map(({ id }) => id);
