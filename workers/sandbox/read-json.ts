import type { Context } from "hono";
import * as v from "valibot";

/** Reads a request's JSON body. The message of a failure is for a 400 response. */
export async function readJson<Schema extends v.GenericSchema>({ req }: Context, schema: Schema) {
  const body = await req.json<unknown>().catch(() => undefined);
  if (body === undefined) return { success: false, message: "The body is not JSON." } as const;
  const { success, output, issues } = v.safeParse(schema, body);
  return success ? { success, output } : { success, message: v.summarize(issues) };
}
