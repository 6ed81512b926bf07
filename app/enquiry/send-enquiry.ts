import { showToast } from "~/toast/toast";
import { type EnquiryOutcome, sentMessage } from "./enquiry";

/**
 * Has the contact action run, in the browser, and says so when the enquiry was sent, wherever the
 * visitor has gone meanwhile. Without a connection nothing was sent, and nothing is lost.
 */
export async function sendEnquiry(
  serverAction: () => Promise<EnquiryOutcome>,
): Promise<EnquiryOutcome> {
  try {
    const outcome = await serverAction();
    if (outcome.kind === "sent") showToast(sentMessage);
    return outcome;
  } catch (error) {
    console.warn("The enquiry could not be sent.", error);
    return { kind: "not-stored", values: null };
  }
}
