import * as v from "valibot";
import { listArticleTopics } from "~/blog/articles.server";
import { sha256 } from "~/edge/digest";
import { readLimitedBody } from "~/edge/limited-body.server";
import { isWithinLimit, isWithinSiteLimit } from "~/edge/rate-limit.server";
import { log } from "~/log/log.server";
import { listServiceTopics } from "~/services/services.server";
import { checkEnquiry, isSuspect } from "./check-enquiry.server";
import { composeMessage } from "./compose-message";
import type { EnquiryOutcome, EnquiryValues } from "./enquiry";
import type { EnquiryContext } from "./enquiry-context.server";
import { makeReceipt } from "./receipt/receipt.server";
import { relayEnquiry } from "./relay.server";

const pageSchema = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[\w/.-]*$/));
const millisecondsSchema = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number));
/** Version 4, as crypto.randomUUID makes it: an id of version 8 is one that `idOfWords` makes. */
const submissionSchema = v.pipe(v.string(), v.uuid(), v.regex(/^.{14}4/));

const sameWordsForMs = 24 * 60 * 60 * 1000;

/** The article or service that an enquiry is about. The form's URL names it by its slug. */
export type Topic = { slug: string; label: string };

const topics = new Map<string, Topic>(
  [...listArticleTopics(), ...listServiceTopics()].map((topic) => [topic.slug, topic]),
);

export function findTopic(slug: string | null): Topic | null {
  return (slug && topics.get(slug)) || null;
}

/**
 * Stores an enquiry, and returns `sent` only when it is stored. The relay to the form service runs after the
 * response. An enquiry that looks like spam is marked. With JavaScript the form carries a `submission` id: when it is
 * posted again because the response was lost, it is stored once, with the later words. Without, the same words within
 * a day are the same enquiry.
 */
export async function receiveEnquiry(
  request: Request,
  topic: Topic | null,
  { outbox, rateLimit, siteRateLimit, formService, runAfterResponse }: EnquiryContext,
): Promise<EnquiryOutcome> {
  const form = await readForm(request);
  if (!form) return { kind: "unreadable" };

  const submitted = readValues(form);
  const { values, errors } = checkEnquiry(submitted);
  if (errors) return { kind: "invalid", errors, values: submitted };
  if (!(await isWithinLimit(rateLimit, request))) return { kind: "too-many", values: submitted };

  const now = Date.now();
  const isFlood = !(await isWithinSiteLimit(siteRateLimit));
  const { name, email, phone } = values;
  const words = {
    ...{ name, email, phone, message: composeMessage(values) },
    page: parseOr(pageSchema, form.get("page"), "/contact"),
    topic: topic?.label ?? null,
  };
  const submission = parseOr(submissionSchema, form.get("submission"), null);
  const id = submission ?? (await idOfWords(words));
  const spamSigns = {
    honeypot: textOf(form, "second_subject"),
    filledForMs: parseOr(millisecondsSchema, form.get("filledForMs"), null),
  };
  try {
    await outbox.store(
      {
        ...words,
        id,
        isSuspect: isFlood || isSuspect(spamSigns),
        isNewAfter: submission === null ? now - sameWordsForMs : null,
      },
      now,
    );
  } catch (error) {
    log.error("An enquiry could not be stored", { error });
    return { kind: "not-stored", values: submitted };
  }
  // A flood is left to the cron trigger, so that the form service gets a few at a time and genuine ones first.
  if (!isFlood) runAfterResponse(relayEnquiry(outbox, formService, id));
  return { kind: "sent", receipt: makeReceipt(id, now, values) };
}

/**
 * A UUID of version 8, made of a hash of the words. The sender's address is no part of it: anyone who has the words
 * could find it by trying all addresses.
 */
async function idOfWords(words: Record<string, string | null>): Promise<string> {
  const bytes = (await sha256(JSON.stringify(words))).slice(0, 16);
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x80], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}

/** The posted form; null when the body is larger than 64 kB or not a form. */
async function readForm(request: Request): Promise<FormData | null> {
  const body = await readLimitedBody(request);
  const contentType = request.headers.get("Content-Type");
  if (!body || !contentType) return null;
  try {
    return await new Response(body, { headers: { "Content-Type": contentType } }).formData();
  } catch {
    return null;
  }
}

function readValues(form: FormData): EnquiryValues {
  return {
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    message: textOf(form, "message"),
    from: textOf(form, "from"),
    to: textOf(form, "to"),
    month: textOf(form, "month"),
    pet: textOf(form, "pet"),
  };
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}

function parseOr<Value, Fallback>(
  schema: v.GenericSchema<string, Value>,
  value: unknown,
  fallback: Fallback,
): Value | Fallback {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : fallback;
}
