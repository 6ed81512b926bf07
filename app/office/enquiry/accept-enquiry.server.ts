import * as v from "valibot";
import { sha256, toHex } from "#edge/http/digest.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import { readLimitedBody } from "#edge/http/limited-body.server.ts";
import { isWithinLimit, isWithinSiteLimit } from "#edge/http/rate-limit.server.ts";
import { log } from "#edge/log/log.server.ts";
import { relayEnquiry } from "./delivery/relay.server.ts";
import type { EnquiryWords } from "./enquiries.server.ts";
import type { EnquiryContext } from "./enquiry-context.server.ts";
import { makeQuoteKey } from "./quote-key.ts";
import { promiseReply } from "./receipt.server.ts";
import { isSuspect } from "./spam-signs.ts";

/** The fields that a script fills in; without JavaScript they are empty. */
const submissionSchema = v.object({
  /** Version 4, as `crypto.randomUUID` makes it; `idOfWords` makes ids of version 8. */
  submission: orNull(v.pipe(v.string(), v.uuid(), v.regex(/^.{14}4/))),
  filledForMs: orNull(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))),
  /** The value of a field that people cannot see. */
  second_subject: v.fallback(v.string(), ""),
});

const sameWordsForMs = dayMs;

type Acceptance =
  | { kind: "stored"; id: string; replyBy: number; quoteKey: string | null }
  | { kind: "too-many" | "not-stored" };

/**
 * Stores an enquiry whose words are valid, and returns `stored` only when it is. The relay to the form service runs
 * after the response. An enquiry that looks like spam gets a mark; one of a flood gets another mark. With JavaScript, the
 * form carries a `submission` id: when it is posted again because the response was lost, it is stored once, with the later
 * words. Without it, the same words within a day are the same enquiry.
 */
export async function acceptEnquiry(
  request: Request,
  form: FormData,
  words: EnquiryWords,
  context: EnquiryContext,
): Promise<Acceptance> {
  const { enquiries, outbox, rateLimit, siteRateLimit, formService } = context;
  if (!(await isWithinLimit(rateLimit, request))) return { kind: "too-many" };

  const now = Date.now();
  const isFlood = !(await isWithinSiteLimit(siteRateLimit));
  const sent = v.parse(submissionSchema, Object.fromEntries(form));
  const { submission, filledForMs, second_subject: honeypot } = sent;
  const store = async (id: string) => {
    const enquiry = {
      ...{ ...words, id, isFlood },
      isSuspect: isSuspect({ honeypot, filledForMs }),
      replyBy: promiseReply(now),
      quoteKey: words.kind === "quote" ? makeQuoteKey() : null,
    };
    const isNewAfter = submission === null ? now - sameWordsForMs : null;
    return enquiries.store(enquiry, isNewAfter, now);
  };
  try {
    const stored =
      (await store(submission ?? (await idOfWords(words)))) ??
      // A correction that comes too late, or concerns somebody else's quote, becomes an enquiry of its own.
      (await store(await idOfWords({ ...words, submission })));
    if (!stored) throw new Error("An enquiry has the id of other words.");
    // A flood is left to the cron trigger, so that the form service gets a few at a time and the others first.
    if (!isFlood) context.runAfterResponse(relayEnquiry(outbox, formService, stored.id));
    const { id, replyBy, quoteKey } = stored;
    return { kind: "stored", id, replyBy, quoteKey };
  } catch (error) {
    log.error("An enquiry could not be stored", { error });
    return { kind: "not-stored" };
  }
}

/**
 * A UUID of version 8, made from a hash of the words. The sender's IP address is not hashed: anyone who has the words
 * could find it by trying all addresses.
 */
async function idOfWords(words: EnquiryWords & { submission?: string | null }): Promise<string> {
  const bytes = (await sha256(JSON.stringify(words))).slice(0, 16);
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x80], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  return toHex(bytes).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
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
