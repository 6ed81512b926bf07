import { type RefObject, useRef } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import { DataNotice } from "#office/enquiry/form/data-notice.tsx";
import { EnquiryFailure } from "#office/enquiry/form/enquiry-failure.tsx";
import { SendButton } from "#office/enquiry/form/send-button.tsx";
import { SubmissionFields } from "#office/enquiry/form/submission-fields.tsx";
import { useSubmission } from "#office/enquiry/form/use-submission.ts";
import { type QuoteQuery, writeStep } from "#office/quote/input/quote-query.ts";
import type { QuoteFailure } from "#office/quote/quote-outcome.ts";
import { type QuoteSender, quoteSenderFields } from "#office/quote/sender-fields.ts";
import { namesOf } from "#ui/forms/fields/field.ts";
import { FieldControl } from "#ui/forms/fields/field-control.tsx";
import { readFormQuery } from "#ui/forms/query.ts";
import { useOutcome } from "#ui/forms/use-outcome.ts";
import { backLook, StepButtons } from "./quote-fields.tsx";

export const senderFormLabel = "You";

const shownWithPhone = "hidden group-has-[[name=phone]:not(:placeholder-shown)]/plan:block";

type SenderFormProps = {
  query: QuoteQuery;
  /** The values typed before the visitor went back to an earlier step. */
  typed: Partial<QuoteSender>;
  onTyped: (values: Partial<QuoteSender>) => void;
  /** The form's token, once it has been sent. */
  submission: RefObject<string | null>;
  token: string | null;
  failure: QuoteFailure | undefined;
};

/** The third step: who asks. A post, since nothing personal belongs in an address. */
export function SenderForm(props: SenderFormProps) {
  const { query, typed, onTyped, submission, token, failure } = props;
  const form = useRef<HTMLFormElement>(null);
  const { handleSubmit, endSending } = useSubmission(failure !== undefined, submission, token);
  const isSending = useNavigation().formMethod === "POST";
  const values = { ...typed, ...failure?.values };
  const errors = failure?.errors ?? {};

  useOutcome(failure, () => {
    endSending(false);
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  });

  return (
    <Form
      ref={form}
      method="post"
      action={`${href("/quote")}?${writeStep("you", query)}`}
      // URL encoding, the default, triples the size of text that is not ASCII.
      encType="multipart/form-data"
      onSubmit={handleSubmit}
      onInput={({ currentTarget }) =>
        onTyped(Object.fromEntries(readFormQuery(new FormData(currentTarget))))
      }
      aria-label={senderFormLabel}
      className="group/plan grid gap-4"
    >
      {namesOf(quoteSenderFields).map((name) => (
        <div key={name} className={name === "whatsapp" ? shownWithPhone : undefined}>
          <FieldControl fields={quoteSenderFields} name={name} values={values} errors={errors} />
        </div>
      ))}
      <SubmissionFields token={token} />
      {failure && !isSending && <EnquiryFailure outcome={failure} />}
      <StepButtons>
        <SendButton isSending={isSending} className="grow">
          Ask for the quote
        </SendButton>
        <Link to={`${href("/quote")}?${writeStep("pet", query)}`} className={backLook}>
          Back
        </Link>
      </StepButtons>
      <p>The next page names the time of our reply.</p>
      <DataNotice fields={quoteSenderFields} mayBeBooked />
    </Form>
  );
}
