/** A value that is typed once beside the sheets. It stays in the browser: no field has a `name`. */
type TypedField = {
  label: string;
  maxLength: number;
  /** The browser may fill it in from its own store. */
  autoComplete?: "name" | "tel" | "email";
  hint?: string;
};

const short = { maxLength: 30 };
const line = { maxLength: 60 };

export const fieldGroups = {
  You: {
    owner: {
      label: "Owner’s name, as on passport and ticket",
      maxLength: 60,
      autoComplete: "name",
    },
    address: { label: "Owner’s address now", maxLength: 110 },
    phone: { label: "Owner’s phone", ...short, autoComplete: "tel" },
    email: { label: "Owner’s email", ...line, autoComplete: "email" },
    passport: { label: "Owner’s passport number", maxLength: 20 },
    traveller: { label: "Who travels with the pet, if not the owner", ...line },
  },
  "Where you arrive": {
    receiver: { label: "Who receives the pet", ...line },
    arrivalAddress: { label: "Address there, no PO box", maxLength: 110 },
    arrivalPhone: { label: "Phone there", ...short },
  },
  "Your pet": {
    petName: { label: "Pet’s name", ...short },
    breed: { label: "Breed", ...short },
    sex: { label: "Sex, neutered or not", ...short },
    colour: { label: "Colour and marks", ...short },
    weight: { label: "Weight in kg", maxLength: 10 },
    chip: {
      label: "Microchip number",
      maxLength: 20,
      hint: "15 digits, on every paper the same.",
    },
    chipSite: { label: "Where the chip sits", ...short },
  },
  "Newest rabies vaccine": {
    vaccineMaker: { label: "Vaccine’s maker", ...short },
    vaccineProduct: { label: "Vaccine’s product name", ...short },
    vaccineBatch: { label: "Vaccine’s batch", maxLength: 20 },
    vaccineExpiry: { label: "Batch’s expiry", maxLength: 20 },
  },
  "Rabies vaccine before it": {
    olderMaker: { label: "Older vaccine’s maker", ...short },
    olderProduct: { label: "Older vaccine’s product name", ...short },
    olderBatch: { label: "Older vaccine’s batch", maxLength: 20 },
    olderExpiry: { label: "Older batch’s expiry", maxLength: 20 },
  },
  "Your vet": {
    vetName: { label: "Vet’s name", ...line },
    vetRegistration: { label: "Vet’s registration number", ...short },
    clinic: { label: "Clinic and its address", maxLength: 110 },
    clinicPhone: { label: "Clinic’s phone", ...short },
    laboratory: { label: "Laboratory", ...short },
  },
  "Flight and contacts": {
    flight: { label: "Flight number and airports", ...line },
    waybill: { label: "Air waybill, if cargo", maxLength: 20 },
    contact: { label: "Someone at home: name and phone", ...line },
    otherContact: { label: "Someone where you land: name and phone", ...line },
  },
} as const satisfies Record<string, Record<string, TypedField>>;

export const typedFields = Object.fromEntries(
  Object.values(fieldGroups).flatMap((group) => Object.entries<TypedField>(group)),
);
export const fieldNames = Object.keys(typedFields);

/** What is typed of the newest doses of the rabies vaccine, in the order of the table's columns. */
export const doseFields = {
  newest: ["vaccineMaker", "vaccineProduct", "vaccineBatch", "vaccineExpiry"],
  older: ["olderMaker", "olderProduct", "olderBatch", "olderExpiry"],
} as const;

/** The pet's days, as the plan's query has them: by their step or their name in the query. The vaccine is the newest dose. */
export const dayLabels = {
  born: "Born on",
  microchip: "Microchip put in on",
  "rabies-vaccine": "Rabies vaccine given on",
  "vaccine-until": "Rabies vaccine valid until",
  "blood-sample": "Blood sample taken on",
  landing: "Landing",
  departure: "Departure",
} as const;

export type DayName = keyof typeof dayLabels;
