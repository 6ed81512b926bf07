import * as v from "valibot";
import { isWithinLimit } from "~/edge/rate-limit.server";
import { log } from "~/log/log.server";
import { checkEnquiry } from "./check-enquiry.server";
import type { EnquiryOutcome, EnquiryValues } from "./enquiry";
import type { EnquiryContext } from "./enquiry-context.server";
import { readForm } from "./read-form.server";
import { relayEnquiry } from "./relay.server";
import { isSuspect } from "./suspicion";
import type { Topic } from "./topics.server";

const pageSchema = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[\w/.-]*$/));
const millisecondsSchema = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number));
const submissionSchema = v.pipe(v.string(), v.uuid());

/**
 * Stores what a visitor has sent, and says "sent" only then; it is relayed behind the response. What
 * looks like spam is stored and marked, and not relayed. A form that a script sends again, because the
 * answer was lost, carries the same `submission` and is stored once.
 */
export async function receiveEnquiry(
  request: Request,
  topic: Topic | null,
  { outbox, rateLimit, formEndpoint, runAfterResponse }: EnquiryContext,
): Promise<EnquiryOutcome> {
  const form = await readForm(request);
  if (!form) return { kind: "unreadable" };

  const typed = readTypedValues(form);
  const { values, errors } = checkEnquiry(typed);
  if (errors) return { kind: "invalid", errors, values: typed };
  if (!(await isWithinLimit(rateLimit, request))) return { kind: "too-many", values: typed };

  const id = readOr(submissionSchema, form.get("submission"), crypto.randomUUID());
  const enquiry = {
    ...values,
    id,
    page: readOr(pageSchema, form.get("page"), "/contact"),
    topic: topic?.label ?? null,
    isSuspect: isSuspect({
      decoy: textOf(form, "second_subject"),
      filledForMs: readOr(millisecondsSchema, form.get("filledForMs"), null),
    }),
  };
  try {
    await outbox.store(enquiry, Date.now());
  } catch (error) {
    log.error("An enquiry could not be stored", { error });
    return { kind: "not-stored", values: typed };
  }
  if (!enquiry.isSuspect) runAfterResponse(relayEnquiry(outbox, formEndpoint, id));
  return { kind: "sent" };
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
