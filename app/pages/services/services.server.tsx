import { renderToStaticMarkup } from "react-dom/server";
import { href } from "react-router";
import type { ServiceFrontMatter } from "#content/front-matter.ts";
import { slugOfFile } from "#content/navigation.ts";
import { createDailyRenderer, type MdxDocument } from "#pages/documents/documents.server.tsx";
import { Fold, Folds } from "#pages/documents/folds.tsx";
import { findPicture, findSmallPicture } from "#pictures/find-picture.server.ts";
import type { PictureSource } from "#pictures/picture-source.ts";
import { RecentFees } from "#travel/fees/fees-by-destination.tsx";
import { guidePath, PermitQuestions } from "./permit-questions.tsx";

// The pet and what is about it, for the width of a phone.
const strips = import.meta.glob<PictureSource>("../../pictures/service-*", {
  query: "?w=400;720&view=strip&as=picture",
  import: "default",
  eager: true,
});

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
    pictureSide,
    related,
    quoteTopic,
    ...details
  } = document.frontMatter;
  const path = href("/services/:service", { service: slug });
  const { title, alt } = details;
  const ownPicture = findPicture(picture);
  const small = findSmallPicture(picture);
  return {
    slug,
    place,
    placeOnHomePage,
    relatedPaths: related,
    /** The fields that lists show. */
    summary: { path, title, summary, start, route, picture: ownPicture, pictureSide, alt },
    small,
    strip: strips[`../../pictures/${picture}`] ?? ownPicture,
    details: { ...details, slug, start, picture: ownPicture },
    passages: document.passages,
    Content: document.default,
  };
}

export type ServiceSummary = ReturnType<typeof listServices>[number];

/** The services in the order of the menu. */
export function listServices() {
  return services.map(({ summary, strip }) => ({ ...summary, onPhone: strip }));
}

/** The services with their texts, for the search. */
export const listServiceTexts = () =>
  services.map(({ summary, details, passages }) => ({ ...details, ...summary, passages }));

/** The services that the home page shows, in its order. */
export function listCoreServices(): ServiceSummary[] {
  return services
    .flatMap(({ placeOnHomePage: place, summary, small }) =>
      place === undefined ? [] : [{ place, summary: { ...summary, onPhone: small } }],
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
  const questionsHtml = details.permit && renderQuestions(details.permit);
  return { relatedPaths, service: { ...details, questionsHtml, html: rendererOn(today)(Content) } };
}

const renderQuestions = ({ questions }: NonNullable<ServiceFrontMatter["permit"]>) =>
  renderToStaticMarkup(<PermitQuestions questions={questions} />);

/** The questions of the DGFT permit as HTML, for the guide that their answers lead to; undefined for any other page. */
export function findPermitQuestions(path: string): string | undefined {
  const permit = services.find(({ details }) => details.permit)?.details.permit;
  return permit && path === guidePath ? renderQuestions(permit) : undefined;
}

export type Service = NonNullable<ReturnType<typeof findService>>["service"];
