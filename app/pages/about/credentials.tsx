import type { Credential, OwnerFacts } from "#content/company/fact-types.ts";
import {
  companyNumber,
  gstNumber,
  insurer,
  licences,
  memberships,
} from "#content/company/owner-facts.ts";
import { Section } from "#ui/layout/section.tsx";
import { SectionHeading } from "#ui/layout/section-heading.tsx";
import { type FactRow, FactRows, rowsToShow } from "#ui/text/fact-rows.tsx";

const ourFacts = { companyNumber, gstNumber, licences, memberships, insurer };

type CredentialsProps = {
  facts?: Pick<OwnerFacts, keyof typeof ourFacts>;
  isStaging?: boolean;
};

/** Proof that the company is registered and insured. Renders nothing without any. */
export function Credentials({ facts = ourFacts, isStaging = false }: CredentialsProps) {
  const rows = rowsToShow(
    [
      { label: "Company registration", ...facts.companyNumber },
      { label: "GST registration", ...facts.gstNumber },
      ...rowsOf("Licences", facts.licences),
      ...rowsOf("Memberships", facts.memberships),
      { label: "Insurer", ...facts.insurer },
    ],
    isStaging,
  );
  if (rows.length === 0) return null;
  return (
    <Section labelledBy="credentials-title" ground="paper">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
        <SectionHeading id="credentials-title" title="What you can check">
          Whoever issued a number can tell you whether it is valid.
        </SectionHeading>
        <FactRows rows={rows} />
      </div>
    </Section>
  );
}

type Credentials = { value: Credential[] | null; isNone?: true };

/** One row for each credential, or one for all of them while they are unknown. */
function rowsOf(label: string, { value, isNone }: Credentials): FactRow[] {
  if (value === null) return [{ label, value, isNone }];
  return value.map(({ name, number, issuedBy }) => ({
    label: name,
    value: `${number}, issued by ${issuedBy}`,
  }));
}
