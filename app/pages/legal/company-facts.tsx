import { company } from "#content/company/company.ts";
import type { OwnerFacts } from "#content/company/fact-types.ts";
import * as ownerFacts from "#content/company/owner-facts.ts";
import { FactRows, rowsToShow } from "#ui/text/fact-rows.tsx";

type CompanyFactsProps = { facts?: OwnerFacts; isStaging?: boolean };

const phoneLink = (number: string) => <a href={`tel:${number.replaceAll(" ", "")}`}>{number}</a>;
const emailLink = (address: string) => <a href={`mailto:${address}`}>{address}</a>;

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
    { label: "Customer care, e-mail", value: emailLink(facts.email.value) },
  ];
  return <FactRows rows={rowsToShow(rows, isStaging)} />;
}

/** The person who answers complaints. Renders nothing until the officer is known. */
export function GrievanceOfficer({ facts = ownerFacts, isStaging = false }: CompanyFactsProps) {
  const officer = facts.grievanceOfficer.value;
  const rows = [
    { label: "Grievance officer", value: officer && `${officer.name}, ${officer.designation}` },
    { label: "Phone", value: officer && phoneLink(officer.phone) },
    { label: "E-mail", value: officer && emailLink(officer.email) },
  ];
  return <FactRows rows={rowsToShow(rows, isStaging)} />;
}

/** The companies that handle visitors’ data for us. Renders nothing until they are known. */
export function Processors({ facts = ownerFacts, isStaging = false }: CompanyFactsProps) {
  const rows = facts.processors.value?.map(({ name, task, country }) => ({
    label: name,
    value: `${task}; ${country}`,
  })) ?? [{ label: "Companies that work for us", value: null }];
  return <FactRows rows={rowsToShow(rows, isStaging)} />;
}
