import * as v from "valibot";
import { withinTimeLimit } from "#edge/http/time-limit.ts";

export type OutgoingMail = {
  to: string;
  /** Gets the same mail, unseen by the others. */
  copyTo?: string;
  replyTo: string;
  subject: string;
  text: string;
  html?: string;
};

/**
 * The end of an attempt to send a mail. The service has no idempotency key, so an `unknown` mail may or may not have been
 * sent. A `refused` mail would be refused again.
 */
export type SendOutcome =
  | { kind: "sent"; messageId: string }
  | { kind: "later" | "refused" | "unknown"; reason: string };

/** No program should respond to our mails, as one does to say that somebody is on holiday. */
export const mailHeaders = {
  "Auto-Submitted": "auto-generated",
  "Content-Language": "en-IN",
} as const;

const timeLimitMs = 10_000;

/** Codes after which the same mail may be accepted later. developers.cloudflare.com/email-service/api/send-emails */
const laterCodes = [
  "E_RATE_LIMIT_EXCEEDED",
  "E_DAILY_LIMIT_EXCEEDED",
  "E_DELIVERY_FAILED",
  "E_INTERNAL_SERVER_ERROR",
];

const codedSchema = v.object({ code: v.pipe(v.string(), v.regex(/^E_[A-Z_]+$/)) });

export type Mailer = ReturnType<typeof createMailer>;

/** Sends mails from one address by Cloudflare's service. Nothing else calls its bindings. */
export function createMailer(binding: SendEmail, from: { email: string; name: string }) {
  return {
    async send({ copyTo, ...mail }: OutgoingMail): Promise<SendOutcome> {
      const copies = copyTo === undefined ? {} : { bcc: copyTo };
      try {
        const sending = binding.send({ ...mail, ...copies, from, headers: mailHeaders });
        const { messageId } = await withinTimeLimit(sending, timeLimitMs, new MailTimeout());
        return { kind: "sent", messageId };
      } catch (error) {
        return describeFailure(error);
      }
    },
  };
}

/** The service's own message is left out, since it may repeat an address. */
function describeFailure(error: unknown): SendOutcome {
  const coded = v.safeParse(codedSchema, error);
  if (coded.success) {
    const { code } = coded.output;
    return { kind: laterCodes.includes(code) ? "later" : "refused", reason: code };
  }
  const reason = error instanceof MailTimeout ? error.message : "The connection broke";
  return { kind: "unknown", reason };
}

class MailTimeout extends Error {
  override name = "MailTimeout";
  override message = `No response within ${timeLimitMs / 1_000} seconds`;
}
