import type { ChatSettings } from "~/chat/chat";
import { company } from "~/content/company";
import type { LegalFrontMatter } from "~/content/front-matter";
import { createDocumentRenderer, type MdxDocument, slugOfFile } from "~/documents/documents.server";

const files = import.meta.glob<MdxDocument<LegalFrontMatter>>("../content/legal/*.mdx", {
  eager: true,
});

const documents = new Map(
  Object.entries(files).map(([file, document]) => [`/${slugOfFile(file)}`, document]),
);

const renderDocument = createDocumentRenderer({
  CompanyName: () => company.name,
  EmailLink: () => <a href={company.email.uri}>{company.email.label}</a>,
});

/**
 * The legal page, whose text may name the host that the chat's script comes from.
 * @throws Error when no legal page has the path
 */
export function findLegalPage(path: string, chat: ChatSettings | null) {
  const document = documents.get(path);
  if (!document) throw new Error(`There is no legal page ${path}`);
  const chatHost = chat && new URL(chat.scriptUrl).host;
  return { ...document.frontMatter, html: renderDocument(document.default, { chatHost }) };
}
