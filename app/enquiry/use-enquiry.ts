import { type FormEvent, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { showToast } from "~/toast/toast";
import type { EnquiryOutcome } from "./enquiry";

/**
 * Sends the form without leaving the page. Sent: a toast, and the fields are cleared (specification,
 * section 4). Refused: the focus goes to the first field to mend. `outcomeOfPost` is what became of a
 * form that was posted without a script.
 */
export function useEnquiry(outcomeOfPost: EnquiryOutcome | undefined) {
  const fetcher = useFetcher<EnquiryOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const filledForMs = useRef<HTMLInputElement>(null);
  const shownAtMs = useRef(0);

  useEffect(() => {
    shownAtMs.current = performance.now();
  }, []);

  useEffect(() => {
    if (fetcher.data?.kind === "sent") {
      form.current?.reset();
      showToast({
        title: "Message Sent!",
        description: "Thank you for writing. We answer in office hours.",
      });
    }
    if (fetcher.data?.kind === "invalid") {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  }, [fetcher.data]);

  const isSending = fetcher.state !== "idle";

  function prepare(event: FormEvent) {
    if (isSending) event.preventDefault();
    if (!filledForMs.current) return;
    filledForMs.current.value = String(Math.round(performance.now() - shownAtMs.current));
  }

  return {
    Form: fetcher.Form,
    form,
    filledForMs,
    prepare,
    isSending,
    outcome: fetcher.data ?? outcomeOfPost,
  };
}
