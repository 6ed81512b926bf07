import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useIsHydrated } from "~/ui/lifecycle";
import { useOutcome } from "~/ui/use-outcome";
import type { EnquiryOutcome } from "./enquiry";

/**
 * Sends the form without leaving the page. Sent: the fields are cleared (specification, section 4).
 * Refused: the focus goes to the first field to mend. `outcomeOfPost` is what became of a form that
 * was posted without a script.
 */
export function useEnquiry(outcomeOfPost: EnquiryOutcome | undefined) {
  const fetcher = useFetcher<EnquiryOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const submission = useRef<string>(null);
  const shownForMs = useShownForMs();

  useOutcome(fetcher.data, (outcome) => {
    isSending.current = false;
    if (outcome.kind === "sent") {
      form.current?.reset();
      submission.current = null;
    }
    if (outcome.kind === "invalid") {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  });

  /** Notes what the server cannot know, and lets a second press pass by. */
  function prepare(event: FormEvent<HTMLFormElement>) {
    if (isSending.current) {
      event.preventDefault();
      return;
    }
    isSending.current = true;
    // The same until it was sent, so that a second try after a lost answer is not a second enquiry.
    submission.current ??= crypto.randomUUID();
    setHidden(event.currentTarget, "submission", submission.current);
    // Who mends a field of a form that was posted needs no time.
    if (!outcomeOfPost) setHidden(event.currentTarget, "filledForMs", String(shownForMs()));
  }

  return {
    Form: fetcher.Form,
    form,
    prepare,
    isSending: fetcher.state !== "idle",
    outcome: fetcher.data ?? outcomeOfPost,
  };
}

function setHidden(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

/** How long the form has been on show: since the document came, or since a script changed pages. */
function useShownForMs(): () => number {
  const isHydrated = useIsHydrated();
  // Not hydrated yet when it is first rendered: it came with the document, and could be filled in at once.
  const [cameWithDocument] = useState(!isHydrated);
  const shownAtMs = useRef(0);

  useEffect(() => {
    if (!cameWithDocument) shownAtMs.current = performance.now();
  }, [cameWithDocument]);

  return () => Math.round(performance.now() - shownAtMs.current);
}
