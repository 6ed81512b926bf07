import type { EnquiryOutcome } from "./enquiry";

/** Has the contact action run, in the browser; without a connection nothing was sent, and nothing is lost. */
export async function sendEnquiry(
  serverAction: () => Promise<EnquiryOutcome>,
): Promise<EnquiryOutcome> {
  try {
    return await serverAction();
  } catch (error) {
    console.warn("The enquiry could not be sent.", error);
    return { kind: "not-stored", values: null };
  }
}
