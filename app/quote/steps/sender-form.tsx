import { useRef } from "react";
import { Form, href, useNavigation } from "react-router";
import { answerPromise, enquiryNotice } from "~/content/enquiry-notice";
import { maxLengths } from "~/enquiry/enquiry";
import { EnquiryFailure } from "~/enquiry/enquiry-failure";
import { SubmissionFields } from "~/enquiry/submission-fields";
import { useSubmission } from "~/enquiry/use-submission";
import { readNames, searchOf } from "~/plan/plan-query";
import { Button, ButtonLink } from "~/ui/button";
import { ChoiceField } from "~/ui/choice-field";
import { FormField } from "~/ui/form-field";
import { PageLink } from "~/ui/text-link";
import { useOutcome } from "~/ui/use-outcome";
import { type QuoteFailure, type SenderValues, senderNames } from "../quote-outcome";
import { type QuoteQuery, writeStep } from "../quote-query";

type SenderFormProps = {
  query: QuoteQuery;
  /** What was typed before the visitor went back to an earlier step. */
  typed: Partial<SenderValues>;
  onTyped: (values: Partial<SenderValues>) => void;
  failure: QuoteFailure | undefined;
};

/** The third step: who asks. A post, since nothing personal belongs into an address. */
export function SenderForm({ query, typed, onTyped, failure }: SenderFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { handleSubmit, endSending } = useSubmission(failure !== undefined);
  const isSending = useNavigation().formMethod === "POST";
  const values = { ...typed, ...failure?.values };
  const errors = failure?.errors ?? {};

  useOutcome(failure, () => {
    endSending(false);
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  });

  const field = (name: "name" | "email" | "phone" | "note") => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <Form
      ref={form}
      method="post"
      action={`${href("/quote")}?${writeStep("you", query)}`}
      // URL encoding, the default, triples the size of text that is not ASCII.
      encType="multipart/form-data"
      onSubmit={handleSubmit}
      onChange={({ currentTarget }) =>
        onTyped(readNames(senderNames, searchOf(new FormData(currentTarget))))
      }
      aria-label="You"
      className="group/plan grid gap-4"
    >
      <FormField
        label="Name"
        autoComplete="name"
        required
        maxLength={maxLengths.name}
        {...field("name")}
      />
      <FormField
        label="Email"
        type="email"
        autoComplete="email"
        required
        maxLength={maxLengths.email}
        {...field("email")}
      />
      <FormField
        label="Phone"
        type="tel"
        autoComplete="tel"
        placeholder="Your Phone (Optional)"
        maxLength={maxLengths.phone}
        {...field("phone")}
      />
      <div className="hidden group-has-[[name=phone]:not(:placeholder-shown)]/plan:block">
        <ChoiceField
          name="whatsapp"
          label="May we answer on WhatsApp?"
          choices={{ yes: "Yes", no: "No" }}
          value={values.whatsapp}
          error={errors.whatsapp}
        />
      </div>
      <FormField label="Anything else?" rows={2} {...field("note")} />
      <SubmissionFields />
      {failure && !isSending && <EnquiryFailure outcome={failure} />}
      <div data-foot-bar className="flex flex-wrap gap-3">
        <Button
          type="submit"
          // Not `disabled`, which would make the button lose the focus.
          aria-disabled={isSending || undefined}
          className="aria-disabled:opacity-60"
        >
          {isSending ? "Sending…" : "Ask for the quote"}
        </Button>
        <ButtonLink to={`${href("/quote")}?${writeStep("pet", query)}`} look="quiet">
          Back
        </ButtonLink>
      </div>
      <p>{answerPromise}</p>
      <p className="text-ink-soft text-sm">
        {enquiryNotice} <PageLink to={href("/privacy-policy")}>Privacy policy</PageLink>
      </p>
    </Form>
  );
}
