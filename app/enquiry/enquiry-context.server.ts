import { createContext } from "react-router";
import type { Outbox } from "./outbox.server";
import type { SentNotice } from "./sent-notice.server";

/** What receiving an enquiry needs; set per request in workers/app.ts. */
export type EnquiryContext = {
  outbox: Outbox;
  rateLimit: RateLimit;
  formEndpoint: string;
  sentNotice: SentNotice;
  runAfterResponse: (work: Promise<void>) => void;
};

export const enquiryContext = createContext<EnquiryContext>();
