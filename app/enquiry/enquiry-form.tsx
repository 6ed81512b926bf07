import { lazy, Suspense, useState } from "react";
import { href, PrefetchPageLinks } from "react-router";
import { contactPath } from "~/contact/contact-band";
import { enquiryNotice } from "~/content/enquiry-notice";
import { Button } from "~/ui/button";
import { FormField } from "~/ui/form-field";
import { PageLink } from "~/ui/text-link";
import { type EnquiryOutcome, type EnquiryValues, maxLengths, type Receipt } from "./enquiry";
import { EnquiryFailure } from "./enquiry-failure";
import { JourneyFields } from "./journey-fields";
import type { Topic } from "./receive-enquiry.server";
import { SubmissionFields } from "./submission-fields";
import { useEnquiry } from "./use-enquiry";

type EnquiryFormProps = {
  /** The article or service that the visitor came from. */
  topic?: Topic | null;
  /** What the visitor has worked out before. */
  draft?: Partial<EnquiryValues> | null;
  /** The outcome of a form post without JavaScript. */
  outcomeOfPost?: EnquiryOutcome;
  /** The receipt of a post without JavaScript. */
  receiptOfPost?: Receipt | null;
};

// Without the chunk, such as after a deployment, the visitor still has what the toast said.
const EnquiryReceipt = lazy(async () => {
  try {
    return { default: (await import("./receipt/enquiry-receipt")).EnquiryReceipt };
  } catch (error) {
    console.warn("The receipt of the enquiry could not be loaded.", error);
    return { default: () => null };
  }
});

/** The contact form (specification, section 5). It also works without JavaScript. */
export function EnquiryForm({ topic, draft, outcomeOfPost, receiptOfPost }: EnquiryFormProps) {
  const { Form, form, handleSubmit, isSending, outcome, newReceipt } = useEnquiry(outcomeOfPost);
  const receipt = newReceipt ?? receiptOfPost;
  const [isTouched, setIsTouched] = useState(false);
  const errors = outcome?.kind === "invalid" ? outcome.errors : {};
  const submitted = outcome && "values" in outcome ? outcome.values : null;
  const values = submitted ?? (receipt ? {} : (draft ?? {}));

  return (
    <>
      {receipt && (
        <Suspense>
          <EnquiryReceipt
            key={receipt.reference}
            receipt={receipt}
            takesFocus={newReceipt !== null}
          />
        </Suspense>
      )}
      <Form
        // Anew once it is sent: a reset would bring the draft back.
        key={newReceipt?.reference}
        ref={form}
        method="post"
        action={topic ? contactPath(topic.slug) : href("/contact")}
        // URL encoding, the default, triples the size of text that is not ASCII.
        encType="multipart/form-data"
        onSubmit={handleSubmit}
        onFocus={() => setIsTouched(true)}
        aria-label="Contact form"
        className="grid gap-5"
      >
        {topic && (
          <p>
            About: <strong>{topic.label}</strong>
          </p>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField
            label="Name"
            name="name"
            autoComplete="name"
            required
            maxLength={maxLengths.name}
            defaultValue={values.name}
            error={errors.name}
          />
          <FormField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={maxLengths.email}
            defaultValue={values.email}
            error={errors.email}
          />
        </div>
        <FormField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder="Your Phone (Optional)"
          maxLength={maxLengths.phone}
          defaultValue={values.phone}
          error={errors.phone}
        />
        <JourneyFields values={values} errors={errors} />
        <FormField
          label="Message"
          name="message"
          rows={6}
          hint="What we should know about your pet, and what you would like to ask."
          required
          defaultValue={values.message}
          error={errors.message}
        />
        <SubmissionFields />
        {/* Preloads the client action, which can then report a lost connection. */}
        {isTouched && <PrefetchPageLinks page={href("/contact")} />}
        {outcome && !isSending && <EnquiryFailure outcome={outcome} />}
        <p className="text-ink-soft text-sm">
          {enquiryNotice} <PageLink to={href("/privacy-policy")}>Privacy policy</PageLink>
        </p>
        <Button
          type="submit"
          // Not `disabled`, which would make the button lose the focus.
          aria-disabled={isSending || undefined}
          className="justify-self-start aria-disabled:opacity-60"
        >
          {isSending ? "Sending…" : "Send Message"}
        </Button>
      </Form>
    </>
  );
}
