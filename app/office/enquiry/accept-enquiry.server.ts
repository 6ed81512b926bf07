import * as v from "valibot";
import { isWithinLimit, isWithinSiteLimit } from "#edge/http/rate-limit.server.ts";
import { withinTimeLimit } from "#edge/http/time-limit.ts";
import { log } from "#edge/log/log.server.ts";
import { promiseReply } from "#office/reply/reply-by.server.ts";
import { relayEnquiry } from "./delivery/relay.server.ts";
import type { EnquiryContext } from "./enquiry-context.server.ts";
import { makeSecretKey } from "./secret-key.ts";
import { isSuspect } from "./spam-signs.ts";
import type { EnquiryWords } from "./store/enquiries.server.ts";
import { promiseOf } from "./store/record.ts";

/** The hidden fields of a form. Without JavaScript only the quote's has a token, since all other forms are cached. */
const submissionSchema = v.object({
  /** A token, as `crypto.randomUUID` makes it. */
  submission: orNull(v.pipe(v.string(), v.uuid())),
  filledForMs: orNull(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))),
  /** The value of a field that people cannot see. */
  second_subject: v.fallback(v.string(), ""),
});

/** How long a visitor waits for the database. */
const storeLimitMs = 10_000;

type Acceptance =
  | { kind: "stored"; id: string; replyBy: number | null; quoteKey: string | null }
  | { kind: "too-many" | "not-stored" | "unknown" };

/**
 * Stores an enquiry whose words are valid. It returns `stored` only when it is, and `unknown` if the database does not
 * respond in time, which may store it later. The relay to the form service runs after the response. An enquiry that looks
 * like spam gets a mark; one of a flood gets another mark, and no promise. A form with a token that is posted again,
 * because the response was lost, is stored once, with the later words; and so are the same words within ten minutes, with
 * or without a token.
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
  const { submission, filledForMs, second_subject: honeypot } = readSubmission(form);
  const enquiry = {
    ...words,
    isFlood,
    submission,
    id: crypto.randomUUID(),
    isSuspect: isSuspect({ honeypot, filledForMs }),
    replyBy: promiseReply(now),
    quoteKey: words.kind === "quote" ? makeSecretKey() : null,
    mailKey: makeSecretKey(),
    timeZone: context.timeZone,
  };
  const storing = enquiries.store(enquiry, now);
  try {
    const stored = await withinTimeLimit(storing, storeLimitMs, new StoreTimeout());
    // A flood waits: see `createOutbox`.
    if (!stored.isFlood) {
      context.runAfterResponse(relayEnquiry(outbox, formService, stored.id));
      context.runAfterResponse(context.sendMails(stored.id));
    }
    const { id, quoteKey } = stored;
    return { kind: "stored", id, replyBy: promiseOf(stored), quoteKey };
  } catch (error) {
    log.error("An enquiry could not be stored", { error });
    if (!(error instanceof StoreTimeout)) return { kind: "not-stored" };
    // The cron trigger sends it on.
    context.runAfterResponse(
      storing.then(
        () => {},
        () => {},
      ),
    );
    return { kind: "unknown" };
  }
}

class StoreTimeout extends Error {
  override name = "StoreTimeout";
  override message =
    `The database did not respond within ${storeLimitMs} ms, and may still store it`;
}

export const readSubmission = (form: FormData) =>
  v.parse(submissionSchema, Object.fromEntries(form));

function orNull<Output>(schema: v.GenericSchema<string, Output>) {
  return v.fallback(v.nullable(schema), null);
}
