import { type ReactNode, useEffect, useRef } from "react";
import { href } from "react-router";
import { company } from "#content/company/company.ts";
import { useRootData } from "#edge/root-data.ts";
import { OfficeHours } from "#frame/contact/office-hours.tsx";
import type { Receipt } from "#office/enquiry/enquiry.ts";
import { MailComes, NoPromise, ReplyTime } from "#office/reply/reply-time-view.tsx";
import { describeValues } from "#ui/forms/fields/field.ts";
import { EmailText } from "#ui/text/email-text.tsx";
import { type FactRow, FactRows } from "#ui/text/fact-rows.tsx";
import { MarkedList } from "#ui/text/marked-list.tsx";
import { ArrowLink, TextLink } from "#ui/text/text-link.tsx";
import { contactFields } from "./contact-fields.ts";

const toPrepare = [
  "The vaccination book, with every rabies vaccine in it.",
  "The number of the microchip, if there is one.",
  "The report of a rabies blood test, if one was made.",
  "Your pet’s weight and its four measurements for the crate.",
];

type EnquiryReceiptProps = {
  receipt: Receipt;
  /** Set if the receipt appears after a press of the button, which is further down. */
  takesFocus?: boolean;
  /** Set if it is about no move, so that there is nothing to prepare. */
  isReport?: boolean;
};

/** Stays on the page after an enquiry: what we received, by when we reply, and what to prepare. */
export function EnquiryReceipt(props: EnquiryReceiptProps): ReactNode {
  const { receipt, takesFocus, isReport = false } = props;
  const { reference, replyBy, addressHint, received } = receipt;
  const { hasMail = false } = useRootData() ?? {};
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <div className="mb-8 overflow-hidden rounded-card bg-paper shadow-card">
      <div className="bg-teal-pale p-5 sm:p-7">
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-heading">
          We have your enquiry
        </h2>
        <p className="mt-2 text-lead">
          {replyBy === null ? (
            <NoPromise />
          ) : (
            <>
              We reply by <ReplyTime time={replyBy} />.
            </>
          )}
        </p>
        {hasMail && replyBy !== null && <MailComes />}
        {addressHint && <p className="mt-2 font-semibold">{addressHint}</p>}
        <p className="mt-4 text-ink-soft">Your reference</p>
        <p className="font-display font-semibold text-2xl tracking-wide">{reference}</p>
      </div>
      {received && (
        <Part title="What we received">
          <FactRows rows={describeValues(contactFields, received).map(breakEmail)} />
        </Part>
      )}
      {!isReport && <ToPrepare />}
      <Part title="Something to add?">
        <p>
          Please give the reference when you call or write. Our office hours are <OfficeHours />.
        </p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <TextLink href={company.phone.uri} className="inline-flex min-h-11 items-center">
            Call {company.phone.label}
          </TextLink>
          {company.whatsApp && (
            <TextLink href={company.whatsApp.uri} className="inline-flex min-h-11 items-center">
              WhatsApp {company.whatsApp.label}
            </TextLink>
          )}
        </p>
      </Part>
    </div>
  );
}

const ToPrepare = () => (
  <Part title="What to have ready meanwhile">
    <MarkedList items={toPrepare} />
    <p className="mt-3 flex flex-wrap gap-x-6">
      <ArrowLink to={href("/blog/:article", { article: "choosing-iata-crate" })}>
        How to measure
      </ArrowLink>
      <ArrowLink to={href("/blog/:article", { article: "international-pet-relocation-checklist" })}>
        The whole checklist
      </ArrowLink>
    </p>
  </Part>
);

const breakEmail = (row: FactRow): FactRow => {
  const { label, value } = row;
  const isEmail = label === contactFields.email.label && typeof value === "string";
  return isEmail ? { label, value: <EmailText>{value}</EmailText> } : row;
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-sand-deep border-t p-5 sm:p-7">
      <h3 className="mb-3 font-semibold text-xl">{title}</h3>
      {children}
    </div>
  );
}
