import { useState } from "react";
import { href, PrefetchPageLinks, useLocation } from "react-router";
import { contactPath } from "~/contact/contact-band";
import { Button } from "~/ui/button";
import { FormField } from "~/ui/form-field";
import { PageLink } from "~/ui/text-link";
import { type EnquiryOutcome, maxLengths } from "./enquiry";
import { EnquiryFailure } from "./enquiry-failure";
import type { Topic } from "./topics.server";
import { useEnquiry } from "./use-enquiry";

type EnquiryFormProps = {
  /** What the visitor was reading about. */
  topic?: Topic | null;
  /** What became of the form when it was posted without a script. */
  outcomeOfPost?: EnquiryOutcome;
};

/** The contact form (specification, section 5). It works without a script, too. */
export function EnquiryForm({ topic, outcomeOfPost }: EnquiryFormProps) {
  const { Form, form, prepare, isSending, outcome } = useEnquiry(outcomeOfPost);
  const [isTouched, setIsTouched] = useState(false);
  const { pathname } = useLocation();
  const errors = outcome?.kind === "invalid" ? outcome.errors : {};
  const typed = outcome && "values" in outcome ? outcome.values : null;

  return (
    <Form
      ref={form}
      method="post"
      action={topic ? contactPath(topic.slug) : href("/contact")}
      // Plain text in its own length: other encodings triple that of many scripts.
      encType="multipart/form-data"
      onSubmit={prepare}
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
          defaultValue={typed?.name}
          error={errors.name}
        />
        <FormField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={maxLengths.email}
          defaultValue={typed?.email}
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
        defaultValue={typed?.phone}
        error={errors.phone}
      />
      <FormField
        label="Message"
        name="message"
        rows={6}
        hint="Your pet’s breed and age, from where to where, and the month you have in mind."
        required
        defaultValue={typed?.message}
        error={errors.message}
      />
      <Decoy />
      <input type="hidden" name="page" value={pathname} />
      <input type="hidden" name="submission" />
      <input type="hidden" name="filledForMs" />
      {/* What sending needs is at hand then, should the connection break. */}
      {isTouched && <PrefetchPageLinks page={href("/contact")} />}
      {outcome && !isSending && <EnquiryFailure outcome={outcome} />}
      <p className="text-ink-soft text-sm">
        We use what you write to answer you, and for nothing else:{" "}
        <PageLink to={href("/privacy-policy")}>privacy policy</PageLink>.
      </p>
      <Button
        type="submit"
        // A button that is disabled under one's finger would lose the focus.
        aria-disabled={isSending || undefined}
        className="justify-self-start aria-disabled:opacity-60"
      >
        {isSending ? "Sending…" : "Send Message"}
      </Button>
    </Form>
  );
}

/** Nobody sees it, nobody's keyboard gets to it, and those who fill in forms for people are told to leave it. */
function Decoy() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input
          name="second_subject"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
