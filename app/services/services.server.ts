import { href } from "react-router";
import type { ServiceFrontMatter } from "~/content/front-matter";
import { services as menuLinks } from "~/content/navigation";
import { findDocumentPicture } from "~/documents/document-pictures.server";
import { createDocumentRenderer } from "~/documents/document-renderer.server";
import { type MdxDocument, slugOfFile } from "~/documents/mdx-document";

const files = import.meta.glob<MdxDocument<ServiceFrontMatter>>("../content/services/*.mdx", {
  eager: true,
});

const services = Object.entries(files)
  .map(([file, document]) => toService(slugOfFile(file), document))
  .toSorted((a, b) => placeInMenu(a.summary.path) - placeInMenu(b.summary.path));

function toService(slug: string, document: MdxDocument<ServiceFrontMatter>) {
  const { summary, start, route, isCore, picture, related, quoteTopic, ...details } =
    document.frontMatter;
  const path = href("/services/:service", { service: slug });
  const { title, alt } = details;
  const ownPicture = findDocumentPicture(picture);
  return {
    slug,
    isCore: isCore === true,
    relatedPaths: related,
    quoteTopic,
    /** What a list shows of it. */
    summary: { path, title, summary, start, route, picture: ownPicture, alt },
    details: { ...details, slug, start, picture: ownPicture },
    Content: document.default,
  };
}

/** @throws Error for a service that the menu does not have: it could not be found */
function placeInMenu(path: string): number {
  const place = menuLinks.findIndex((link) => link.path === path);
  if (place < 0) throw new Error(`app/content/navigation.ts has no link to ${path}`);
  return place;
}

export type ServiceSummary = ReturnType<typeof toService>["summary"];

/** The services in the order of the menu. */
export function listServices(): ServiceSummary[] {
  return services.map(({ summary }) => summary);
}

/** The services that the home page shows. */
export function listCoreServices(): ServiceSummary[] {
  return services.filter(({ isCore }) => isCore).map(({ summary }) => summary);
}

/** What an enquiry from a service's page is about. */
export function listServiceTopics() {
  return services.map(({ slug, quoteTopic }) => ({ slug, label: quoteTopic }));
}

const renderDocument = createDocumentRenderer();

/** The whole service, and where to go from it; null when there is none of that name. */
export function findService(slug: string) {
  const found = services.find((service) => service.slug === slug);
  if (!found) return null;
  const { details, relatedPaths, Content } = found;
  return { relatedPaths, service: { ...details, html: renderDocument(Content) } };
}

export type Service = NonNullable<ReturnType<typeof findService>>["service"];
