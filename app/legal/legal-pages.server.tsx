import type { Config } from "~/config";
import { company } from "~/content/company/company";
import { enquiryRetentionDays, journeyRetentionDays } from "~/content/company/retention";
import type { LegalFrontMatter } from "~/content/front-matter";
import { createDocumentRenderer, type MdxDocument, slugOfFile } from "~/documents/documents.server";
import { contactFields } from "~/enquiry/form/contact-fields";
import { listData } from "~/forms/field";
import { quoteSenderFields } from "~/quote/sender-fields";
import { CompanyDetails, EmailLink, GrievanceOfficer, Processors } from "./company-facts";

const files = import.meta.glob<MdxDocument<LegalFrontMatter>>("../content/legal/*.mdx", {
  eager: true,
});

const documents = new Map(
  Object.entries(files).map(([file, document]) => [`/${slugOfFile(file)}`, document]),
);

const renderDocument = createDocumentRenderer({
  CompanyName: () => company.name,
  CompanyDetails,
  ContactData: () => listData(contactFields),
  EmailLink,
  GrievanceOfficer,
  Processors,
  QuoteSenderData: () => listData(quoteSenderFields),
});

/**
 * The legal page. Its text may name the host of the chat's script, and marks missing facts on staging.
 * @throws Error if no legal page has the path
 */
export function findLegalPage(path: string, { chat, stage }: Pick<Config, "chat" | "stage">) {
  const document = documents.get(path);
  if (!document) throw new Error(`There is no legal page ${path}`);
  const chatHost = chat && new URL(chat.scriptUrl).host;
  const isStaging = stage === "staging";
  const properties = {
    ...{ chatHost, isStaging, journeyRetentionDays },
    retentionDays: enquiryRetentionDays,
  };
  return { ...document.frontMatter, html: renderDocument(document.default, properties) };
}
