import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { type EnquiryOutcome, type Receipt, sentMessage } from "#office/enquiry/enquiry.ts";
import { forgetInput } from "#ui/forms/typed/kept-input.ts";
import { useOutcome } from "#ui/forms/use-outcome.ts";
import { showToast } from "#ui/toast/toast.ts";
import { useSubmission } from "./use-submission.ts";

export const contactFormLabel = "Contact form";

/**
 * Sends the form without leaving the page. After success it clears the fields and returns
 * a receipt; otherwise it focuses the first invalid field. `outcomeOfPost` is the outcome of a post without JavaScript.
 */
export function useEnquiry(outcomeOfPost: EnquiryOutcome | undefined) {
  const fetcher = useFetcher<EnquiryOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const { handleSubmit, endSending } = useSubmission(outcomeOfPost !== undefined);
  // Kept apart from the outcome, because it stays when a later enquiry fails.
  const [newReceipt, setNewReceipt] = useState<Receipt | null>(null);

  useOutcome(fetcher.data, (outcome) => {
    endSending(outcome.kind === "sent");
    if (outcome.kind === "sent") setNewReceipt(outcome.receipt);
    if (outcome.kind === "invalid") {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  });

  return {
    Form: fetcher.Form,
    form,
    handleSubmit,
    isSending: fetcher.state !== "idle",
    outcome: fetcher.data ?? outcomeOfPost,
    newReceipt,
  };
}

/**
 * Runs the server action from the browser, and shows a toast when the enquiry was sent, even if the visitor
 * has moved on to another page. A failed request resolves to `not-stored`, so that the form stays as it is.
 */
export async function submitEnquiry(
  serverAction: () => Promise<EnquiryOutcome>,
): Promise<EnquiryOutcome> {
  try {
    const outcome = await serverAction();
    if (outcome.kind === "sent") {
      forgetInput(contactFormLabel);
      showToast(sentMessage);
    }
    return outcome;
  } catch (error) {
    console.warn("The enquiry could not be sent.", error);
    return { kind: "not-stored", values: null };
  }
}
