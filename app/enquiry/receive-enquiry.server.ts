import * as v from "valibot";
import { checkEnquiry, type EnquiryOutcome, type EnquiryValues } from "./enquiry";
import type { EnquiryContext } from "./enquiry-context.server";
import { readForm } from "./read-form.server";
import { relayEnquiry } from "./relay.server";
import { isSuspect } from "./suspicion";
import { findTopic } from "./topics.server";

const pageSchema = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[\w/.-]*$/));
const millisecondsSchema = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number));

/**
 * Stores what a visitor has sent, and says "sent" only then; it is relayed behind the response. What
 * looks like spam is stored and marked, and not relayed.
 */
export async function receiveEnquiry(
  request: Request,
  { outbox, rateLimit, formEndpoint, runAfterResponse }: EnquiryContext,
): Promise<EnquiryOutcome> {
  const form = await readForm(request);
  if (!form) return { kind: "unreadable" };

  const typed = readTypedValues(form);
  const { success: isWithinLimit } = await rateLimit.limit({ key: addressOf(request) });
  if (!isWithinLimit) return { kind: "too-many", values: typed };

  const { values, errors } = checkEnquiry(typed);
  if (errors) return { kind: "invalid", errors, values: typed };

  const enquiry = {
    ...values,
    page: readOr(pageSchema, form.get("page"), "/contact"),
    topic: findTopic(textOf(form, "topic"))?.label ?? null,
    isSuspect: isSuspect({
      decoy: textOf(form, "website"),
      filledForMs: readOr(millisecondsSchema, form.get("filledForMs"), null),
    }),
  };
  try {
    const id = await outbox.store(enquiry, Date.now());
    if (!enquiry.isSuspect) runAfterResponse(relayEnquiry(outbox, formEndpoint, id));
    return { kind: "sent" };
  } catch (error) {
    console.error("An enquiry could not be stored", error);
    return { kind: "not-stored", values: typed };
  }
}

function readTypedValues(form: FormData): EnquiryValues {
  return {
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    message: textOf(form, "message"),
  };
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}

function readOr<Value, Otherwise>(
  schema: v.GenericSchema<string, Value>,
  value: unknown,
  otherwise: Otherwise,
): Value | Otherwise {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : otherwise;
}

/** Cloudflare puts the visitor's address there; whoever has none shares one limit. */
function addressOf(request: Request): string {
  return request.headers.get("CF-Connecting-IP") ?? "unknown";
}
