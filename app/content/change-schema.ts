import * as v from "valibot";
import { isoDate, text } from "./schemas.ts";

/** The list of what has changed, as /guides/what-changed and the feed show it. */
export const changeListSchema = v.array(
  v.strictObject({
    /** Its address on the page; it never changes. */
    id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words")),
    /** The day on which the change came into force, or on which we read it. */
    day: isoDate,
    about: v.picklist(["rule", "fee", "airline"]),
    title: text,
    /** The rule before the change. */
    was: text,
    now: text,
    /** Our page that says more. */
    path: v.optional(v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+$/, "must be a path of this site"))),
  }),
);

export type Change = v.InferOutput<typeof changeListSchema>[number];
