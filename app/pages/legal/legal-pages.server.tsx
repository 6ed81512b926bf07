import { company } from "#content/company/company.ts";
import {
  backupRetentionDays,
  enquiryRetentionDays,
  journeyRetentionDays,
} from "#content/company/retention.ts";
import type { LegalFrontMatter } from "#content/front-matter.ts";
import { slugOfFile } from "#content/navigation.ts";
import type { Config } from "#edge/config.ts";
import { contactFields } from "#office/enquiry/form/contact-fields.ts";
import { quoteSenderFields } from "#office/quote/sender-fields.ts";
import { answerPromise } from "#office/reply/reply-promise.ts";
import { createDocumentRenderer, type MdxDocument } from "#pages/documents/documents.server.tsx";
import { Fold, Folds } from "#pages/documents/folds.tsx";
import { listData } from "#ui/forms/fields/field.ts";
import {
  CompanyDetails,
  EmailLink,
  GrievanceOfficer,
  MailNotice,
  Processors,
} from "./company-facts.tsx";

const files = import.meta.glob<MdxDocument<LegalFrontMatter>>("../../content/legal/*.mdx", {
  eager: true,
});

const documents = new Map(
  Object.entries(files).map(([file, document]) => [`/${slugOfFile(file)}`, document]),
);

/** The legal pages with their sections, for the search. */
export const listLegalPages = () =>
  [...documents].map(([path, { frontMatter, sections }]) => ({ path, ...frontMatter, sections }));

const renderDocument = createDocumentRenderer({
  AnswerPromise: () => answerPromise,
  CompanyName: () => company.name,
  CompanyDetails,
  ContactData: () => listData(contactFields),
  EmailLink,
  Fold,
  Folds,
  GrievanceOfficer,
  MailNotice,
  Processors,
  QuoteSenderData: () => listData(quoteSenderFields),
});

type Site = Pick<Config, "chat" | "stage"> & { hasMail: boolean; hasFormService: boolean };

/**
 * The legal page. Its text may name the host of the chat's script, and marks missing facts on staging.
 * @throws Error if no legal page has the path
 */
export function findLegalPage(path: string, site: Site) {
  const { chat, stage, hasMail, hasFormService } = site;
  const document = documents.get(path);
  if (!document) throw new Error(`There is no legal page ${path}`);
  const chatHost = chat && new URL(chat.scriptUrl).host;
  const isStaging = stage === "staging";
  const properties = {
    chatHost,
    isStaging,
    journeyRetentionDays,
    backupRetentionDays,
    hasMail,
    relay: hasFormService ? "form service" : "mail service of Cloudflare",
    relayed: hasFormService
      ? "a form service, another company, which passes it on to us"
      : "us, by the mail service of our hosting company, Cloudflare",
    retentionDays: enquiryRetentionDays,
  };
  const { frontMatter, sections } = document;
  return { ...frontMatter, sections, html: renderDocument(document.default, properties) };
}
