import { createMails } from "#office/enquiry/mail/mails.server.ts";
import { createEnquiries } from "#office/enquiry/store/enquiries.server.ts";
import { createChanges } from "./desk-changes.server.ts";
import { createCorrections } from "./desk-corrections.server.ts";
import { createExports } from "./desk-export.server.ts";
import { createFigures } from "./desk-figures.server.ts";
import { createJournal } from "./desk-journal.server.ts";
import { createLists } from "./desk-lists.server.ts";
import { createReplies } from "./desk-replies.server.ts";
import { createTexts } from "./desk-texts.server.ts";
import { createHousekeeping } from "./housekeeping.server.ts";

export type Desk = ReturnType<typeof createDesk>;

/** The database, as the office works with it. */
export const createDesk = (database: D1Database) => ({
  enquiries: createEnquiries(database),
  lists: createLists(database),
  changes: createChanges(database),
  corrections: createCorrections(database),
  replies: createReplies(database),
  mails: createMails(database),
  housekeeping: createHousekeeping(database),
  journal: createJournal(database),
  exports: createExports(database),
  figures: createFigures(database),
  texts: createTexts(database),
});
