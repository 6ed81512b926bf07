import { sha256, toHex } from "#edge/http/digest.ts";
import { parseJson, readResponseText } from "#edge/http/limited-body.server.ts";
import type { TeamMail } from "#office/enquiry/mail/team-mail.server.ts";
import type { EnquiryWords } from "#office/enquiry/store/enquiries.server.ts";
import { type EnquiryRecord, promiseOf } from "#office/enquiry/store/record.ts";
import { referenceOf } from "#office/reply/reference.ts";

import { mailEnquiry } from "./mail-enquiry.server.ts";

const timeLimitMs = 10_000;
const maxResponseBytes = 64 * 1024;

type HttpFormService = {
  endpoint: string;
  /** A member that the JSON of every accepted enquiry has, such as `success=true`; null if none is configured. */
  success: { name: string; value: string } | null;
};

/** The office's mail takes the place of the form service where there is none. */
export type FormService = HttpFormService | TeamMail;

export const isHttp = (service: FormService): service is HttpFormService => "endpoint" in service;

export type SentEnquiry = Omit<EnquiryWords, "moveUntil"> &
  Pick<EnquiryRecord, "id" | "revision" | "replyBy" | "isSuspect" | "isFlood">;

/** Why an enquiry was not delivered, without any of the visitor's words. */
export type DeliveryFailure = {
  /** Whether the service refused the enquiry or could not be reached. */
  kind: "refused" | "unreachable";
  status: number | null;
  reason: string;
  /** The thrown error, for the log. */
  error?: unknown;
};

/**
 * Sends the enquiry to the form service, or by mail. Returns why it was not accepted, or null. The Idempotency-Key is the same
 * for each attempt at one revision, so that a retry after a lost response does not create a second enquiry, and
 * differs for each revision, since the service may have accepted the first one under its key.
 */
export async function deliverEnquiry(
  service: FormService,
  enquiry: SentEnquiry,
): Promise<DeliveryFailure | null> {
  if (!isHttp(service)) return mailEnquiry(service, enquiry);
  const { id, revision, name, email, phone, message, topic, isSuspect } = enquiry;
  const { kind, route, month, details } = enquiry;
  const promise = promiseOf(enquiry);
  return postToFormService(service, await idempotencyKey(id, revision), {
    // First, so that an input cannot overwrite another field.
    ...details,
    name,
    email,
    phone,
    message,
    topic,
    kind,
    route: route ?? undefined,
    month: month ?? undefined,
    replyBy: promise === null ? undefined : new Date(promise).toISOString(),
    reference: referenceOf(id),
    // Text, because some services drop other values.
    suspectedSpam: isSuspect ? "yes" : undefined,
  });
}

/** Posts the fields as JSON. Returns why they were not accepted, or null. Attempts with the same key are one message. */
export async function postToFormService(
  { endpoint, success }: HttpFormService,
  key: string,
  fields: Record<string, string | null | undefined>,
): Promise<DeliveryFailure | null> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        "Idempotency-Key": key,
      },
      body: JSON.stringify(fields),
      // Following a redirect would send a GET request without the enquiry.
      redirect: "manual",
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const reason = await findRefusal(response, success);
    if (reason === null) return null;
    const { status } = response;
    // A server error is no verdict on the enquiry.
    return { kind: status >= 500 ? "unreachable" : "refused", status, reason };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    const reason = isTimeout ? "No response in time" : "The form service cannot be reached";
    return { kind: "unreachable", status: null, reason, error };
  }
}

export async function idempotencyKey(id: string, revision: number): Promise<string> {
  return toHex((await sha256(`${id}-${revision}`)).slice(0, 16));
}

/** Why the response does not accept the enquiry, or null. Never repeats the service's words, which may quote the enquiry. */
async function findRefusal(
  response: Response,
  success: HttpFormService["success"],
): Promise<string | null> {
  if (!response.ok) {
    await response.body?.cancel();
    return `HTTP ${response.status}`;
  }
  const text = await readResponseText(response, maxResponseBytes);
  if (text === null) return "The response is larger than 64 kB";
  const json = parseJson(text);
  const type = response.headers.get("Content-Type") ?? "";
  if (json === undefined) {
    if (/html/i.test(type) || text.trimStart().startsWith("<"))
      return "The response is a page of HTML";
    if (/json/i.test(type) && text.trim() !== "") return "The response is not valid JSON";
  }
  const members: Record<string, unknown> = typeof json === "object" ? { ...json } : {};
  if (success && String(members[success.name]) !== success.value) {
    return `The response lacks ${success.name}=${success.value}`;
  }
  // FormSubmit sends the text "false".
  const denied = ["ok", "success"].find((name) => String(members[name]) === "false");
  if (denied) return `The response has ${denied}: false`;
  return isFilled(members.error) || isFilled(members.errors) ? "The response has an error" : null;
}

/** Whether an error has content: null, false, "", [] and {} have none. */
function isFilled(value: unknown): boolean {
  return typeof value === "object" && value !== null
    ? Object.keys(value).length > 0
    : Boolean(value);
}
