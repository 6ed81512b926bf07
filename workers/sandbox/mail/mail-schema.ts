import * as v from "valibot";

const email = v.pipe(v.string(), v.rfcEmail());
const address = v.union([
  v.pipe(
    email,
    v.transform((email) => ({ email, name: "" })),
  ),
  v.object({ email, name: v.optional(v.string(), "") }),
]);
const addresses = v.pipe(
  v.union([v.array(address), address]),
  v.transform((given) => [given].flat()),
);

export type Address = v.InferOutput<typeof address>;

/** A mail as Cloudflare's `send_email` accepts it, without attachments. */
export const mailSchema = v.pipe(
  v.object({
    to: v.pipe(addresses, v.nonEmpty()),
    cc: v.optional(addresses, []),
    bcc: v.optional(addresses, []),
    from: address,
    replyTo: v.optional(v.nullable(address), null),
    subject: v.pipe(v.string(), v.nonEmpty(), v.maxLength(998)),
    text: v.optional(v.string(), ""),
    html: v.optional(v.string(), ""),
    headers: v.optional(v.record(v.string(), v.string()), {}),
  }),
  v.check(({ text, html }) => `${text}${html}` !== "", "A mail needs text or html."),
  v.check(
    ({ to, cc, bcc }) => to.length + cc.length + bcc.length <= 50,
    "A mail has at most 50 recipients.",
  ),
);

const fields = ["from", "to", "cc", "bcc", "subject", "reply-to"];

// https://developers.cloudflare.com/email-service/reference/headers/
const allowedHeaders = [
  "in-reply-to",
  "references",
  "list-unsubscribe",
  "list-unsubscribe-post",
  "list-id",
  "list-archive",
  "list-help",
  "list-owner",
  "list-post",
  "list-subscribe",
  "precedence",
  "auto-submitted",
  "content-language",
  "keywords",
  "comments",
  "importance",
  "priority",
  "sensitivity",
  "organization",
  "require-recipient-valid-since",
  "expires",
  "reply-by",
  "archived-at",
];

type Refusal = { code: string; message: string };

/** Why the platform would refuse one of the headers. */
export function refuseHeaders(headers: Record<string, string>): Refusal | undefined {
  return Object.entries(headers).flatMap(refuseHeader)[0];
}

function refuseHeader([name, value]: [string, string]): Refusal[] {
  const lowerCase = name.toLowerCase();
  if (fields.includes(lowerCase)) {
    const message = `Header '${name}' must be set via the API's field, not the 'headers' object.`;
    return [{ code: "E_HEADER_USE_API_FIELD", message }];
  }
  if (!allowedHeaders.includes(lowerCase) && !/^x-[a-z\d_-]+$/.test(lowerCase)) {
    return [{ code: "E_HEADER_NOT_ALLOWED", message: `Header '${name}' is not allowed.` }];
  }
  if (value !== "" && !/[\r\n]/.test(value)) return [];
  return [{ code: "E_HEADER_VALUE_INVALID", message: `Header '${name}' has an invalid value.` }];
}
