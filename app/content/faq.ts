export type FaqEntry = {
  /** Part of URLs such as /faq#how-early, so it must not change. */
  id: string;
  question: string;
  /** In paragraphs, of which the first says it in a sentence. */
  answer: string[];
  readMore: { label: string; path: string }[];
};

export const faq: FaqEntry[] = [
  {
    id: "how-early",
    question: "How early should I start?",
    answer: [
      "Start 3 to 6 months before you fly.",
      "The UK and the EU take longest: four months by law from the first rabies vaccine to the landing, and we plan for five. Blood is drawn at least [[uk.blood-sample]] after the vaccine, and a wait of [[uk.wait]] follows.",
      "With the vaccine on 1 December 2026, the rules allow the UK from 31 March and the EU from 1 April 2027; we plan 7 April for both, since no samples travel from 24 December to 1 January.",
      "Canada, and cats for the USA, have no wait by law. For a DGFT permit into India, apply 2 to 3 months ahead.",
    ],
    readMore: [
      { label: "When can we fly? By your pet’s dates", path: "/plan" },
      { label: "All destinations compared", path: "/blog/navigating-import-regulations" },
      {
        label: "Australia, New Zealand and Singapore",
        path: "/guides/australia-new-zealand-singapore",
      },
    ],
  },
  {
    id: "what-papers",
    question: "Which papers does my pet need, and who signs them?",
    answer: [
      "For every flight out of India: a record of a valid rabies vaccine and a fit-to-fly certificate, both from your own vet, and the export certificate of AQCS, India’s animal quarantine service.",
      "AQCS is the official vet that forms from abroad ask for. It sees your pet by appointment, on a working day of the last [[leaving-india.aqcs-certificate]] before the flight, and its certificate is good for 10 days.",
      "Most countries also want an ISO microchip with 15 digits, put in before the rabies vaccine. The UK and the EU add a rabies titer (a blood test) of at least 0.5 IU/ml and a wait of [[uk.wait]] after the blood sample.",
      "The UAE asks for the blood test too, and for an import permit, which you apply for in the last [[uae.import-permit]] before travel. Dogs to the USA need CDC forms.",
    ],
    readMore: [
      { label: "Documentation assistance", path: "/services/documentation-assistance" },
      { label: "How the blood test works", path: "/services/veterinary-health-tests" },
    ],
  },
  {
    id: "cabin-or-hold",
    question: "Does my pet fly in the cabin or in the hold?",
    answer: [
      "That depends on the airline, the country and the size of your pet.",
      "Small cats and dogs can go in the cabin with some airlines, in a soft bag under the seat. Bigger pets travel in the heated and pressurised hold, as your baggage or as cargo. Pets that fly to the UK travel as cargo, and so do most to the UAE.",
      "Several airlines do not take snub-nosed breeds in the hold: tell us the breed before you book anything.",
    ],
    readMore: [{ label: "Choosing a crate", path: "/blog/choosing-iata-crate" }],
  },
  {
    id: "quarantine",
    question: "Will my pet be put into quarantine?",
    answer: [
      "Usually not, if every paper and date is right.",
      "The UK, the EU and Canada then let a family’s own pet in after a check, and India does so for pets under its baggage rule and for those that come back. A pet with a DGFT permit is quarantined in India.",
      "A pet that does not meet the UK’s rules can be put into quarantine for up to 4 months at your cost, or be sent back. A dog for the USA without a valid blood test stays 28 days in a paid facility.",
    ],
    readMore: [
      { label: "The rules, country by country", path: "/blog/navigating-import-regulations" },
      { label: "What changed", path: "/guides/what-changed" },
    ],
  },
  {
    id: "bring-to-india",
    question: "Can I bring my pet to India?",
    answer: [
      "Yes, at most 2 pets per passenger, if you have lived abroad for two years without a break and are moving home: they count as your baggage and need a no-objection certificate (NOC) from AQCS, applied for at least [[india.noc]] before the flight.",
      "A pet that left India with AQCS’s export certificate comes back with the NOC alone, too. In every other case you need a permit from the DGFT first, and your pet is quarantined after landing.",
    ],
    readMore: [
      { label: "DGFT permit or NOC? Five questions", path: "/guides/dgft-permit-or-noc" },
      { label: "The DGFT arrival permit", path: "/services/dgft-arrival-permit" },
    ],
  },
  {
    id: "cost-and-refunds",
    question: "What does it cost, and can I get my money back?",
    answer: [
      "Each move is quoted by itself, because airline, crate, country and dates differ.",
      "The quote is free and names what is included and what is not. Some fees go to offices, which set them: 500 rupees to AQCS for the export certificate, 200 dirhams to the UAE’s ministry for its permit and more for the release on arrival, 500 rupees or more to the DGFT.",
      "Our fees are non-refundable once processing starts. If something goes wrong with what you paid for, ask for a refund in writing within 3 business days of the issue.",
    ],
    readMore: [
      { label: "Is this quote fair?", path: "/guides/is-this-quote-fair" },
      { label: "Return and refund policy", path: "/return-policy" },
    ],
  },
];
