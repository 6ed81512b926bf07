import type { OwnerFacts } from "~/content/company/fact-types";

type CompanyImprintProps = {
  facts: Pick<OwnerFacts, "brand" | "legalName" | "companyNumber" | "gstNumber">;
};

/** Whose site this is: the legal name and the registrations that are known, or the brand. */
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
