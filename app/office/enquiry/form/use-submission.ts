import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";

/**
 * Sends a form once, however often its button is pressed. `hasOutcome` is set on a page that responds to a post
 * without JavaScript. `kept` holds the token of a form that goes and comes back before it is sent; `token` is the one that
 * the form came with.
 */
export function useSubmission(
  hasOutcome: boolean,
  kept?: RefObject<string | null>,
  token?: string | null,
) {
  const isSending = useRef(false);
  const own = useRef<string>(null);
  const submission = kept ?? own;
  const shownForMs = useShownForMs();

  /** Fills in the fields of `SubmissionFields`, and ignores a second press of the button while sending. */
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isSending.current) {
      event.preventDefault();
      return;
    }
    isSending.current = true;
    // Stays the same until the form is sent, so that a retry after a lost response is not a second enquiry.
    submission.current ??= token ?? crypto.randomUUID();
    setHidden(event.currentTarget, "submission", submission.current);
    // After a post, correcting one field may take a person less time than the spam check allows.
    if (!hasOutcome) setHidden(event.currentTarget, "filledForMs", String(shownForMs()));
  }

  /** Lets the form be sent again; once this enquiry is stored, as a new one. */
  function endSending(isStored: boolean) {
    isSending.current = false;
    if (isStored) submission.current = null;
  }

  return { handleSubmit, endSending };
}

function setHidden(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

/** How long the form has been on the page: since the document loaded, or since a client-side navigation. */
function useShownForMs(): () => number {
  const isHydrated = useIsHydrated();
  // A form that was rendered before hydration came with the document and could be filled in at once.
  const [cameWithDocument] = useState(!isHydrated);
  const shownAtMs = useRef(0);

  useEffect(() => {
    if (!cameWithDocument) shownAtMs.current = performance.now();
  }, [cameWithDocument]);

  return () => Math.round(performance.now() - shownAtMs.current);
}
