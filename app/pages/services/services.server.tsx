import { href } from "react-router";
import type { ServiceFrontMatter } from "#content/front-matter.ts";
import { slugOfFile } from "#content/navigation.ts";
import { Fold, Folds } from "#pages/blog/article/guide-sections.tsx";
import { createDailyRenderer, type MdxDocument } from "#pages/documents/documents.server.tsx";
import { findPicture } from "#pictures/find-picture.server.ts";
import { RecentFees } from "#travel/fees/fees-by-destination.tsx";

const files = import.meta.glob<MdxDocument<ServiceFrontMatter>>("../../content/services/*.mdx", {
  eager: true,
});

const services = Object.entries(files)
  .map(([file, document]) => toService(slugOfFile(file), document))
  .toSorted((a, b) => a.place - b.place);

function toService(slug: string, document: MdxDocument<ServiceFrontMatter>) {
  const {
    summary,
    start,
    route,
    place,
    placeOnHomePage,
    picture,
    related,
    quoteTopic,
    ...details
  } = document.frontMatter;
  const path = href("/services/:service", { service: slug });
  const { title, alt } = details;
  const ownPicture = findPicture(picture);
  return {
    slug,
    place,
    placeOnHomePage,
    relatedPaths: related,
    quoteTopic,
    /** The fields that lists show. */
    summary: { path, title, summary, start, route, picture: ownPicture, alt },
    details: { ...details, slug, start, picture: ownPicture },
    passages: document.passages,
    Content: document.default,
  };
}

export type ServiceSummary = ReturnType<typeof toService>["summary"];

/** The services in the order of the menu. */
export function listServices(): ServiceSummary[] {
  return services.map(({ summary }) => summary);
}

/** The services with their texts, for the search. */
export const listServiceTexts = () =>
  services.map(({ summary, details, passages }) => ({ ...details, ...summary, passages }));

/** The services that the home page shows, in its order. */
export function listCoreServices(): ServiceSummary[] {
  return services
    .flatMap(({ placeOnHomePage: place, summary }) =>
      place === undefined ? [] : [{ place, summary }],
    )
    .toSorted((a, b) => a.place - b.place)
    .map(({ summary }) => summary);
}

const rendererOn = createDailyRenderer((today) => ({
  Fold,
  Folds,
  RecentFees: () => <RecentFees today={today} />,
}));

/**
 * The whole service with its related paths; null if no service has the slug.
 * @param today the day on which it is read (`YYYY-MM-DD`)
 */
export function findService(slug: string, today: string) {
  const found = services.find((service) => service.slug === slug);
  if (!found) return null;
  const { details, relatedPaths, Content } = found;
  return { relatedPaths, service: { ...details, html: rendererOn(today)(Content) } };
}

export type Service = NonNullable<ReturnType<typeof findService>>["service"];
