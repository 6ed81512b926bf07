import type { RouterContextProvider } from "react-router";
import { isWithinLimit } from "#edge/http/rate-limit.server.ts";
import { enquiryContext } from "#office/enquiry/enquiry-context.server.ts";
import { isSecretKey } from "#office/enquiry/secret-key.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";

type QuoteRequest = {
  params: { quoteKey: string };
  request: Request;
  context: Readonly<RouterContextProvider>;
};

/**
 * The quote whose key is in the address; null if there is none. A client may make up keys, so the database is asked only
 * if the client is within its limit.
 */
export async function findRequestedQuote(
  { params: { quoteKey }, request, context }: QuoteRequest,
  now: number,
): Promise<EnquiryRecord | null | "too-many"> {
  const { enquiries, quoteRateLimit } = context.get(enquiryContext);
  if (!isSecretKey(quoteKey)) return null;
  if (!(await isWithinLimit(quoteRateLimit, request))) return "too-many";
  return enquiries.findQuote(quoteKey, now);
}
