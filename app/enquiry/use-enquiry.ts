import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { showToast } from "~/toast/toast";
import { useIsHydrated } from "~/ui/lifecycle";
import { useOutcome } from "~/ui/use-outcome";
import { type EnquiryOutcome, type Receipt, sentMessage } from "./enquiry";

/**
 * Sends the form without leaving the page. After success it clears the fields (specification, section 4) and returns
 * a receipt; otherwise it focuses the first invalid field. `outcomeOfPost` is the outcome of a post without JavaScript.
 */
export function useEnquiry(outcomeOfPost: EnquiryOutcome | undefined) {
  const fetcher = useFetcher<EnquiryOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const submission = useRef<string>(null);
  // Apart from the outcome, since it stays when another enquiry fails.
  const [newReceipt, setNewReceipt] = useState<Receipt | null>(null);
  const shownForMs = useShownForMs();

  useOutcome(fetcher.data, (outcome) => {
    isSending.current = false;
    if (outcome.kind === "sent") {
      form.current?.reset();
      submission.current = null;
      setNewReceipt(outcome.receipt);
    }
    if (outcome.kind === "invalid") {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  });

  /** Fills in the hidden fields, and ignores a second press of the button while sending. */
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isSending.current) {
      event.preventDefault();
      return;
    }
    isSending.current = true;
    // Stays the same until the form is sent, so that a retry after a lost response is not a second enquiry.
    submission.current ??= crypto.randomUUID();
    setHidden(event.currentTarget, "submission", submission.current);
    // After a post, correcting one field may take a person less time than the spam check allows.
    if (!outcomeOfPost) setHidden(event.currentTarget, "filledForMs", String(shownForMs()));
  }

  return {
    Form: fetcher.Form,
    form,
    handleSubmit,
    isSending: fetcher.state !== "idle",
    outcome: fetcher.data ?? outcomeOfPost,
    newReceipt,
  };
}

function setHidden(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

/** How long the form has been on the page: since the document loaded, or since a client-side navigation. */
function useShownForMs(): () => number {
  const isHydrated = useIsHydrated();
  // A form that is rendered before hydration came with the document and could be filled in at once.
  const [cameWithDocument] = useState(!isHydrated);
  const shownAtMs = useRef(0);

  useEffect(() => {
    if (!cameWithDocument) shownAtMs.current = performance.now();
  }, [cameWithDocument]);

  return () => Math.round(performance.now() - shownAtMs.current);
}

/**
 * Runs the server action from the browser, and shows a toast when the enquiry was sent, even if the visitor
 * has moved on to another page. A failed request resolves to `not-stored`, so that the form stays as it is.
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
