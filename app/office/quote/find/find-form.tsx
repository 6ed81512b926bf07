import { useRef } from "react";
import { Form, href, useNavigation } from "react-router";
import { company } from "#content/company/company.ts";
import { EmailLink, PhoneLink } from "#frame/contact/contact-links.tsx";
import { SendButton } from "#office/enquiry/form/send-button.tsx";
import type { Fields, Values } from "#ui/forms/fields/field.ts";
import { FieldControl } from "#ui/forms/fields/field-control.tsx";
import { useOutcome } from "#ui/forms/use-outcome.ts";
import { Notice } from "#ui/notice.tsx";
import { PageLink } from "#ui/text/text-link.tsx";

export const findFields = {
  email: {
    label: "Your email address",
    type: "email",
    autoComplete: "email",
    // No stored address is longer.
    maxLength: 254,
    missing: "Please enter your email address.",
    data: "email address",
  },
} satisfies Fields<string>;

type FindValues = Values<keyof typeof findFields>;

export type FindOutcome =
  | { kind: "asked" }
  | { kind: "invalid"; errors: Partial<FindValues>; values: FindValues }
  | { kind: "too-many" | "failed" | "unreadable"; values: FindValues | null };

const failures = {
  "too-many": {
    title: "Please wait a minute",
    words: "The form was used several times from your connection within a minute.",
  },
  failed: { title: "We could not look just now", words: "Please try again in a moment." },
  unreadable: { title: "We could not look just now", words: "Please try again in a moment." },
} as const;

/** Mails the links of quotes to the address that they were asked for with. Says the same whether there are any. */
export function FindForm({ outcome }: { outcome: FindOutcome | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formMethod === "POST";
  useOutcome(outcome, () => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  });
  const values = outcome && "values" in outcome ? outcome.values : null;
  if (outcome?.kind === "asked") {
    return (
      <>
        <Notice tone="good" title="Please look into your mailbox">
          If we keep a quote or a booked move of this address, its links are on their way there.
          Look in the spam folder too. Nothing after ten minutes? It may have been another address,
          or we have mailed to this one twice today already. Then call us on <PhoneLink />.
        </Notice>
        <p className="-mt-6">
          <PageLink to={href("/quote/find")} className="font-semibold">
            Try another address
          </PageLink>
        </p>
      </>
    );
  }
  const failure = outcome && outcome.kind !== "invalid" && failures[outcome.kind];
  return (
    <>
      {failure && (
        <Notice tone="bad" title={failure.title}>
          {failure.words} You can also call us on <PhoneLink /> or write to <EmailLink />.
        </Notice>
      )}
      <Form
        ref={form}
        method="post"
        action={href("/quote/find")}
        aria-label="Find your quote"
        className="grid gap-4"
      >
        <FieldControl
          fields={findFields}
          name="email"
          values={values ?? {}}
          errors={outcome?.kind === "invalid" ? outcome.errors : {}}
        />
        <p className="text-ink-soft text-sm">
          We use the address to look for your quotes and to mail you their links, and store it no
          further. {company.name} never says on this page whether it knows an address.
        </p>
        <SendButton isSending={isSending} className="justify-self-start">
          Mail me the links
        </SendButton>
      </Form>
    </>
  );
}
