import { createContext } from "react-router";
import type { Backups } from "#office/backup/backups.server.ts";
import type { FormService } from "./delivery/form-service.server.ts";
import type { Outbox } from "./delivery/outbox.server.ts";
import type { Mails } from "./mail/mails.server.ts";
import type { NotYou } from "./not-you/not-you.server.ts";
import type { SentNotice } from "./sent-notice.server.ts";
import type { Enquiries } from "./store/enquiries.server.ts";
import type { Watch } from "./watch/watch.server.ts";

/** The dependencies of routes on enquiries and their mails; set for each request in workers/app.ts. */
export type EnquiryContext = {
  enquiries: Enquiries;
  outbox: Outbox;
  watch: Watch;
  backups: Backups;
  /** Rejects if the database lacks what the site needs of it. */
  tryDatabase: () => Promise<void>;
  /** Counts the enquiries of one sender. */
  rateLimit: RateLimit;
  /** Counts the enquiries of all senders. */
  siteRateLimit: RateLimit;
  /** Counts the pages of quotes that one sender asks for, which may not exist. */
  quoteRateLimit: RateLimit;
  formService: FormService;
  mails: Mails;
  /** Whether anything is mailed, to visitors or to the office. */
  sendsMails: boolean;
  notYou: NotYou;
  /** Sends the due mails of an enquiry. */
  sendMails: (enquiryId: string) => Promise<void>;
  sentNotice: SentNotice;
  /** The visitor's, such as Europe/London; null if Cloudflare does not know it. */
  timeZone: string | null;
  runAfterResponse: (work: Promise<void>) => void;
};

export const enquiryContext = createContext<EnquiryContext>();
