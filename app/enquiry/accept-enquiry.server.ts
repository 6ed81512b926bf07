import * as v from "valibot";
import { sha256 } from "~/http/digest";
import { readLimitedBody } from "~/http/limited-body.server";
import { isWithinLimit, isWithinSiteLimit } from "~/http/rate-limit.server";
import { log } from "~/log/log.server";
import type { EnquiryContext } from "./enquiry-context.server";
import type { EnquiryWords } from "./outbox.server";
import { makeQuoteKey } from "./quote-key";
import { promiseReply } from "./receipt.server";
import { relayEnquiry } from "./relay.server";
import { isSuspect } from "./spam-signs";

/** The fields that a script fills in; without JavaScript they are empty. */
const submissionSchema = v.object({
  /** Version 4, as `crypto.randomUUID` makes it; `idOfWords` makes ids of version 8. */
  submission: orNull(v.pipe(v.string(), v.uuid(), v.regex(/^.{14}4/))),
  filledForMs: orNull(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))),
  /** The value of a field that people cannot see. */
  second_subject: v.fallback(v.string(), ""),
});

const sameWordsForMs = 24 * 60 * 60 * 1000;

type Acceptance =
  | { kind: "stored"; id: string; replyBy: number; quoteKey: string | null }
  | { kind: "too-many" | "not-stored" };

/**
 * Stores a valid enquiry, and returns `stored` only if that succeeded. The relay to the form service runs after the
 * response. An enquiry that looks like spam is marked. With JavaScript the form has a `submission` id: if it is posted
 * again because the response was lost, the enquiry is stored once, with the later words. Without JavaScript, the same
 * words within a day count as the same enquiry.
 */
export async function acceptEnquiry(
  request: Request,
  form: FormData,
  words: EnquiryWords,
  { outbox, rateLimit, siteRateLimit, formService, runAfterResponse }: EnquiryContext,
): Promise<Acceptance> {
  if (!(await isWithinLimit(rateLimit, request))) return { kind: "too-many" };

  const now = Date.now();
  const isFlood = !(await isWithinSiteLimit(siteRateLimit));
  const sent = v.parse(submissionSchema, Object.fromEntries(form));
  const { submission, filledForMs, second_subject: honeypot } = sent;
  const id = submission ?? (await idOfWords(words));
  try {
    const stored = await outbox.store(
      {
        ...words,
        id,
        isSuspect: isFlood || isSuspect({ honeypot, filledForMs }),
        isNewAfter: submission === null ? now - sameWordsForMs : null,
        replyBy: promiseReply(now),
        quoteKey: words.kind === "quote" ? makeQuoteKey() : null,
      },
      now,
    );
    // In a flood the cron trigger relays, so that the form service gets a few at a time, genuine ones first.
    if (!isFlood) runAfterResponse(relayEnquiry(outbox, formService, id));
    return { kind: "stored", id, ...stored };
  } catch (error) {
    log.error("An enquiry could not be stored", { error });
    return { kind: "not-stored" };
  }
}

/**
 * A UUID of version 8, made from a hash of the words. The sender's IP address is not hashed: anyone who has the words
 * could find it by trying all addresses.
 */
async function idOfWords(words: EnquiryWords): Promise<string> {
  const bytes = (await sha256(JSON.stringify(words))).slice(0, 16);
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x80], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}

/** The posted form; null if the body is larger than 64 kB or not a form. */
export async function readForm(request: Request): Promise<FormData | null> {
  const body = await readLimitedBody(request);
  const contentType = request.headers.get("Content-Type");
  if (!body || !contentType) return null;
  try {
    return await new Response(body, { headers: { "Content-Type": contentType } }).formData();
  } catch {
    return null;
  }
}

function orNull<Output>(schema: v.GenericSchema<string, Output>) {
  return v.fallback(v.nullable(schema), null);
}
