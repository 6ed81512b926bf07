import type { OwnerFacts } from "#content/company/fact-types.ts";

type CompanyImprintProps = {
  facts: Pick<OwnerFacts, "brand" | "legalName" | "companyNumber" | "gstNumber">;
};

/** The owner of the site: its legal name and known registrations, or else the brand. */
export function CompanyImprint({ facts }: CompanyImprintProps) {
  const { brand, legalName, companyNumber, gstNumber } = facts;
  return (
    <p>
      © {legalName.value ?? brand.value.name}
      {companyNumber.value && ` · Registration ${companyNumber.value}`}
      {gstNumber.value && ` · GST ${gstNumber.value}`}
    </p>
  );
}
