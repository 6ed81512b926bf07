import { href } from "react-router";
import type { ServiceFrontMatter } from "~/content/front-matter";
import { services as servicesMenu } from "~/content/navigation";
import { findDocumentPicture } from "~/documents/document-pictures.server";
import { type MdxDocument, slugOfFile } from "~/documents/mdx-document";
import { renderDocument } from "~/documents/render-document.server";

const files = import.meta.glob<MdxDocument<ServiceFrontMatter>>("../content/services/*.mdx", {
  eager: true,
});

const documents = Object.entries(files)
  .map(([file, document]) => ({
    path: href("/services/:service", { service: slugOfFile(file) }),
    ...document,
  }))
  .toSorted((a, b) => placeInMenu(a.path) - placeInMenu(b.path));

type ServiceDocument = (typeof documents)[number];

function placeInMenu(path: string): number {
  return servicesMenu.findIndex((link) => link.path === path);
}

/** What the list shows of a service. */
function toSummary({ path, frontMatter }: ServiceDocument) {
  const { title, summary, start, route, picture, alt } = frontMatter;
  return { path, title, summary, start, route, picture: findDocumentPicture(picture), alt };
}

export type ServiceSummary = ReturnType<typeof toSummary>;

/** The services in the order of the menu. */
export function listServices(): ServiceSummary[] {
  return documents.map(toSummary);
}

/** The services that the home page shows. */
export function listCoreServices(): ServiceSummary[] {
  return documents.filter(({ frontMatter }) => frontMatter.isCore).map(toSummary);
}

/** The whole service, or null when there is none of that name. */
export function findService(slug: string) {
  const path = href("/services/:service", { service: slug });
  const document = documents.find((candidate) => candidate.path === path);
  if (!document) return null;
  const { picture, ...frontMatter } = document.frontMatter;
  return {
    ...frontMatter,
    path,
    picture: findDocumentPicture(picture),
    html: renderDocument(document.default),
  };
}

export type Service = NonNullable<ReturnType<typeof findService>>;
