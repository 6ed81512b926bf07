export type FaqEntry = {
  /** Part of URLs such as /faq#how-early, so it must not change. */
  id: string;
  question: string;
  answer: string;
  readMore: { label: string; path: string };
};

export const faq: FaqEntry[] = [
  {
    id: "how-early",
    question: "How early should I start?",
    answer:
      "Start 3 to 6 months before you fly. The UK and the EU ask for a rabies blood test and a wait of about 3 months after the sample, so a pet without vaccination needs at least four and a half months, and six are better. Canada, and cats for the USA, can be ready sooner. For a DGFT permit into India, apply 2 to 3 months ahead.",
    readMore: {
      label: "All destinations in one table",
      path: "/blog/navigating-import-regulations",
    },
  },
  {
    id: "what-papers",
    question: "Which papers does my pet need?",
    answer:
      "For every flight out of India: a vaccination record with a valid rabies vaccine, and the official health certificate of India’s quarantine service, AQCS, from the last 7 days before the flight. For the EU, the official certificate is good for 10 days up to the entry point. Most countries also want an ISO microchip with 15 digits, put in before the rabies vaccine. The UK and the EU add a rabies titer (a blood test) of at least 0.5 IU/ml and a 3-month wait after the blood sample. The UAE asks for the blood test too, and for an import permit that is valid for 30 days. Dogs to the USA need CDC forms.",
    readMore: { label: "Documentation assistance", path: "/services/documentation-assistance" },
  },
  {
    id: "cabin-or-hold",
    question: "Does my pet fly in the cabin or in the hold?",
    answer:
      "That depends on the airline, the country and the size of your pet. Small cats and dogs can go in the cabin with some airlines, in a soft bag under the seat. Bigger pets travel in the heated and pressurised hold, as your baggage or as cargo. Pets reach the UK as cargo only, and usually the UAE too. Several airlines do not take snub-nosed breeds in the hold: tell us the breed before you book anything.",
    readMore: { label: "Choosing a crate", path: "/blog/choosing-iata-crate" },
  },
  {
    id: "quarantine",
    question: "Will my pet be put into quarantine?",
    answer:
      "Usually not, if every paper and date is right. The UK and the EU then let a family’s own pet in after a check, and so does Canada, by the older text that we saw. India does so for pets under its baggage rule; a pet with a DGFT permit is quarantined. A pet that does not meet the UK’s rules can be put into quarantine at your cost (up to 4 months, by the GOV.UK copy that we saw) or be sent back. A dog for the USA without a valid blood test stays 28 days in a paid facility.",
    readMore: {
      label: "The rules, country by country",
      path: "/blog/navigating-import-regulations",
    },
  },
  {
    id: "bring-to-india",
    question: "Can I bring my pet to India?",
    answer:
      "Yes, at most 2 pets per passenger, if you have lived abroad for two years without a break and are moving home: they count as your baggage and need a no-objection certificate (NOC) from AQCS before the flight. In most other cases you need a permit from the DGFT first.",
    readMore: { label: "The DGFT arrival permit", path: "/services/dgft-arrival-permit" },
  },
  {
    id: "cost-and-refunds",
    question: "What does it cost, and can I get my money back?",
    answer:
      "Each move is quoted by itself, since airline, crate, country and dates differ; the quote is free and names what is included and what is not. Fees are non-refundable once processing starts. If something goes wrong with what you paid for, ask for a refund in writing within 3 business days of the issue.",
    readMore: { label: "Return and refund policy", path: "/return-policy" },
  },
];
