/** A fee that is the same for everyone, whoever applies. */
export type OfficialFee = {
  paidTo: string;
  what: string;
  amount: string;
  source: string;
};

type FeeRule = OfficialFee & {
  to: "india" | "abroad" | "uae" | "usa";
  pet?: "dog";
};

/** The fees of the table in services/documentation-assistance.mdx. */
export const officialFees: FeeRule[] = [
  {
    to: "abroad",
    paidTo: "AQCS",
    what: "Export certificate",
    amount: "500 rupees",
    source: "https://aqcsindia.gov.in/Home/ExportPets",
  },
  {
    to: "uae",
    paidTo: "MOCCAE",
    what: "Import permit for the UAE",
    amount: "200 dirhams a pet",
    source: "https://www.moccae.gov.ae/en/services/import-permit-pets",
  },
  {
    to: "uae",
    paidTo: "MOCCAE",
    what: "Release on arrival",
    amount: "Paid separately; ask MOCCAE",
    source: "https://www.moccae.gov.ae/en/services/import-permit-pets",
  },
  {
    to: "usa",
    pet: "dog",
    paidTo: "CDC",
    what: "Dog Import Form",
    amount: "Free",
    source: "https://www.cdc.gov/importation/dogs/dog-import-form-instructions.html",
  },
  {
    to: "india",
    paidTo: "DGFT",
    what: "Permit for India, where it is needed",
    amount: "500 rupees or more, by declared value",
    source: "https://gazettetracker.com/g/CG-DL-E-17042025-262490",
  },
];

/** The fees of a move. */
export function listOfficialFees(to: string, pet: string): OfficialFee[] {
  const direction = to === "india" ? "india" : "abroad";
  return officialFees.filter(
    (fee) => (fee.to === to || fee.to === direction) && (!fee.pet || fee.pet === pet),
  );
}
