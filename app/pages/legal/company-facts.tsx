import { company } from "#content/company/company.ts";
import type { OwnerFacts } from "#content/company/fact-types.ts";
import * as ownerFacts from "#content/company/owner-facts.ts";
import { enquiryRetentionDays } from "#content/company/retention.ts";
import { EmailText } from "#ui/text/email-text.tsx";
import { FactRows, rowsToShow } from "#ui/text/fact-rows.tsx";

type CompanyFactsProps = { facts?: OwnerFacts; isStaging?: boolean };

const phoneLink = (number: string) => <a href={`tel:${number.replaceAll(" ", "")}`}>{number}</a>;
const emailLink = (address: string) => (
  <a href={`mailto:${address}`}>
    <EmailText>{address}</EmailText>
  </a>
);

export function EmailLink() {
  return emailLink(company.email.label);
}

/** The details that the Consumer Protection (E-Commerce) Rules, 2020, rule 4, require of a shop. */
export function CompanyDetails({ facts = ownerFacts, isStaging = false }: CompanyFactsProps) {
  const rows = [
    { label: "Legal name", ...facts.legalName },
    { label: "Head office and branches", value: facts.addresses.value?.join("; ") ?? null },
    { label: "Company registration", ...facts.companyNumber },
    { label: "GST registration", ...facts.gstNumber },
    { label: "Customer care, phone", value: phoneLink(facts.phone.value) },
    { label: "Customer care, email", value: emailLink(facts.email.value) },
  ];
  return <FactRows rows={rowsToShow(rows, isStaging)} areLong />;
}

/** The person who answers complaints. Renders nothing until the officer is known. */
export function GrievanceOfficer({ facts = ownerFacts, isStaging = false }: CompanyFactsProps) {
  const officer = facts.grievanceOfficer.value;
  const rows = [
    { label: "Grievance officer", value: officer && `${officer.name}, ${officer.designation}` },
    { label: "Phone", value: officer && phoneLink(officer.phone) },
    { label: "Email", value: officer && emailLink(officer.email) },
  ];
  return <FactRows rows={rowsToShow(rows, isStaging)} areLong />;
}

/** What we mail to visitors, and why (Digital Personal Data Protection Rules, 2025, rule 3). Nothing where mail is off. */
export function MailNotice({ hasMail }: { hasMail: boolean }) {
  if (!hasMail) return null;
  return (
    <p>
      <strong>We write to you by email</strong> only about what you asked for: that we have it, or
      your correction of it; our reply; that we are late, if we are; if you book, each news of the
      journey, and a new link if we replace it; and the links of your quotes when you ask for them.
      These mails have no pictures and count nothing. Cloudflare, our hosting company, delivers
      them, and tells us if one comes back. We keep a list of them, with the words of our replies,
      as long as what you sent us. So that nobody can use our forms to trouble another person, we
      keep for a day how many mails an address has got, without the address itself. The mails about
      what is not booked have a way to say “this was not me”: it erases what was sent and the
      address. That our forms mail nothing to it for {enquiryRetentionDays} days is kept as long,
      again without the address.
    </p>
  );
}

/** The companies that handle visitors’ data for us. Renders nothing until they are known. */
export function Processors({ facts = ownerFacts, isStaging = false }: CompanyFactsProps) {
  const rows = facts.processors.value?.map(({ name, task, country }) => ({
    label: name,
    value: `${task}; ${country}`,
  })) ?? [{ label: "Companies that work for us", value: null }];
  return <FactRows rows={rowsToShow(rows, isStaging)} areLong />;
}
