import { useState } from "react";
import { href, PrefetchPageLinks } from "react-router";
import { contactPath } from "#frame/contact/contact-band.tsx";
import type { EnquiryOutcome, Receipt } from "#office/enquiry/enquiry.ts";
import type { Report } from "#office/enquiry/reports.server.ts";
import type { Topic } from "#office/enquiry/topics.server.ts";
import { reportPath } from "#travel/rules/source/report-link.tsx";
import { namesOf } from "#ui/forms/fields/field.ts";
import { FieldControl } from "#ui/forms/fields/field-control.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { type ContactValues, contactFields, journeyFields } from "./contact-fields.ts";
import { DataNotice } from "./data-notice.tsx";
import { EnquiryFailure } from "./enquiry-failure.tsx";
import { EnquiryReceipt } from "./enquiry-receipt.tsx";
import { SendButton } from "./send-button.tsx";
import { SubmissionFields } from "./submission-fields.tsx";
import { contactFormLabel, useEnquiry } from "./use-enquiry.ts";

type EnquiryFormProps = {
  /** The article or service that the visitor came from. */
  topic?: Topic | null;
  /** The rule that the visitor reports, for which the form asks less. */
  report?: Report | null;
  /** A draft from the visitor's plan or measures. */
  draft?: Partial<ContactValues> | null;
  /** The outcome of a form post without JavaScript. */
  outcomeOfPost?: EnquiryOutcome;
  receiptOfPost?: Receipt | null;
};

/** The contact form. It also works without JavaScript. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { topic, report, draft, outcomeOfPost, receiptOfPost } = props;
  const { Form, form, handleSubmit, isSending, outcome, newReceipt } = useEnquiry(outcomeOfPost);
  const receipt = newReceipt ?? receiptOfPost;
  const [isTouched, setIsTouched] = useState(false);
  const errors = outcome?.kind === "invalid" ? outcome.errors : {};
  const submitted = outcome && "values" in outcome ? outcome.values : null;
  const values = submitted ?? (receipt ? {} : (draft ?? {}));
  const about = report ?? topic;
  const fields = report ? fieldsOfReport(report) : contactFields;
  const field = (name: keyof typeof fields) => (
    <FieldControl fields={fields} name={name} values={values} errors={errors} />
  );

  const formOfMessage = (
    <Form
      ref={form}
      method="post"
      action={report ? reportPath(report.id) : topic ? contactPath(topic.slug) : href("/contact")}
      // URL encoding, the default, triples the size of text that is not ASCII.
      encType="multipart/form-data"
      onSubmit={handleSubmit}
      onFocus={() => setIsTouched(true)}
      aria-label={contactFormLabel}
      className="grid gap-4 sm:gap-5"
    >
      {about && (
        <p>
          About: <strong>{about.label}</strong>
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-5">
        {field("name")}
        {field("email")}
      </div>
      {!report && <PhoneAndJourney values={values} errors={errors} />}
      {field("message")}
      <SubmissionFields />
      {/* Preloads the client action, which can then report a lost connection. */}
      {isTouched && <PrefetchPageLinks page={href("/contact")} />}
      {outcome && !isSending && <EnquiryFailure outcome={outcome} />}
      <SendButton isSending={isSending} className="justify-self-start max-sm:w-full">
        Send Message
      </SendButton>
      <DataNotice fields={fields} />
    </Form>
  );

  if (!receipt) {
    return <div className="rounded-card bg-paper p-5 shadow-card sm:p-8">{formOfMessage}</div>;
  }
  return (
    <>
      <EnquiryReceipt
        key={receipt.reference}
        receipt={receipt}
        takesFocus={newReceipt !== null}
        isReport={Boolean(report)}
      />
      {/* The form in it remounts, empty, with each receipt. The receipt beside it has the other key. */}
      <Fold
        key={`after ${receipt.reference}`}
        title="Write another message"
        heading={null}
        isOpenAtFirst={outcome !== undefined && outcome.kind !== "sent"}
      >
        {formOfMessage}
      </Fold>
    </>
  );
}

type GivenProps = { values: Partial<ContactValues>; errors: Partial<ContactValues> };

/** The optional questions of an enquiry about a move. */
function PhoneAndJourney({ values, errors }: GivenProps) {
  const field = (name: keyof ContactValues) => (
    <FieldControl fields={contactFields} name={name} values={values} errors={errors} />
  );
  return (
    <>
      {field("phone")}
      <Fold
        title="Route, month and pet (optional)"
        heading={null}
        isOpenAtFirst={namesOf(journeyFields).some((name) => values[name] || errors[name])}
      >
        <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-5">
          {field("from")}
          {field("to")}
        </div>
        {/* In two columns, a phone would cut off a month’s name and a breed. */}
        <div className="mt-4 grid gap-4 sm:mt-5 sm:grid-cols-2 sm:gap-5">
          {field("month")}
          {field("pet")}
        </div>
      </Fold>
    </>
  );
}

/** Only what it takes to look the rule up and to answer. */
function fieldsOfReport({ question }: Report) {
  const { name, email, message } = contactFields;
  const { hint, ...field } = message;
  return { name, email, message: { ...field, label: question } };
}
