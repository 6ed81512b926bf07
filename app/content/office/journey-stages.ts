/** The stages of a move, in the order in which most moves reach them. */
export const stageNames = [
  "papers",
  "sample",
  "result",
  "flight",
  "wait",
  "aqcs",
  "handed-over",
  "landed",
  "cleared",
  "home",
] as const;

export type StageName = (typeof stageNames)[number];

/** Who has to do something before a stage is reached. */
export const parties = {
  you: "you",
  vet: "your vet",
  laboratory: "the laboratory",
  authority: "the authority",
  airline: "the airline",
  us: "us",
} as const;

export type Party = keyof typeof parties;

// Object.keys has the type string[].
export const partyNames = Object.keys(parties) as Party[];

type StageWords = {
  title: string;
  /** A sentence about it for the owner. */
  about: string;
  /** In its place on the owner's page while the stage waits for the owner. */
  yourPart?: string;
  /** The party that it waits for, unless the office says otherwise. */
  waitsFor: Party;
};

export const stageWords: Record<StageName, StageWords> = {
  papers: {
    title: "Papers",
    about: "We check your pet’s vaccination book and dates against the rules of its route.",
    yourPart:
      "You send us your pet’s vaccination book, and we check it and its dates against the rules of its route.",
    waitsFor: "you",
  },
  sample: {
    title: "Sample sent",
    about: "The vet takes the blood sample, and it goes to an approved laboratory.",
    waitsFor: "vet",
  },
  result: {
    title: "Result",
    about: "The laboratory measures the rabies antibodies and writes its report.",
    waitsFor: "laboratory",
  },
  flight: {
    title: "Flight held",
    about: "Airlines take few animals on a flight, and confirm each one by hand.",
    waitsFor: "airline",
  },
  wait: {
    title: "Waiting time",
    about: "The country of arrival lets pets in only when this time is over.",
    waitsFor: "authority",
  },
  aqcs: {
    title: "AQCS certificate",
    about: "India’s animal quarantine service (AQCS) decides on the certificate.",
    waitsFor: "authority",
  },
  "handed-over": {
    title: "Handed over",
    about: "Your pet goes to the airline, in its crate and with its papers.",
    waitsFor: "us",
  },
  landed: {
    title: "Landed",
    about: "The flight arrives, with your pet.",
    waitsFor: "airline",
  },
  cleared: {
    title: "Cleared",
    about: "The authority at the airport of arrival sees the pet and its papers.",
    waitsFor: "authority",
  },
  home: {
    title: "Home",
    about: "Your pet is with you again.",
    waitsFor: "us",
  },
};
