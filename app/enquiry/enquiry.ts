export const maxLengths = { name: 200, email: 254, phone: 40, message: 10_000, journey: 100 };

/** Those of the specification (section 5), then what may be known of the journey. */
export const enquiryFields = [
  ...(["name", "email", "phone", "message"] as const),
  ...(["from", "to", "month", "pet"] as const),
];

/** What a visitor fills in. */
export type EnquiryValues = Record<(typeof enquiryFields)[number], string>;
export type EnquiryErrors = Partial<Record<keyof EnquiryValues, string>>;

/** What a visitor is told about a stored enquiry. */
export type Receipt = {
  reference: string;
  /** Until when we answer, in milliseconds since 1970. */
  answerBy: number;
  /** What was received; null on a page that it must not be kept for. */
  received: EnquiryValues | null;
};

/** The outcome of a submission. It returns the submitted values when the visitor has to send them again. */
export type EnquiryOutcome =
  | { kind: "sent"; receipt: Receipt }
  | { kind: "invalid"; errors: EnquiryErrors; values: EnquiryValues }
  | { kind: "too-many"; values: EnquiryValues }
  | { kind: "not-stored"; values: EnquiryValues | null }
  | { kind: "unreadable" };

export const sentMessage = {
  title: "Message Sent!",
  description: "Thank you for writing. We answer in office hours.",
};

export const outcomeStatus = {
  sent: 200,
  invalid: 400,
  "too-many": 429,
  "not-stored": 503,
  unreadable: 400,
} as const satisfies Record<EnquiryOutcome["kind"], number>;
