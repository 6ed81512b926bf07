import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { href, StaticRouter } from "react-router";
import { listCoreServices } from "~/services/services.server";
import { CoreServices } from "./core-services";
import { PermitPromo } from "./permit-promo";
import { Process } from "./process";
import { Stats } from "./stats";
import { Testimonials } from "./testimonials";
import { TrustBadges } from "./trust-badges";

const toHtml = (sections: ReactNode) =>
  renderToStaticMarkup(<StaticRouter location={href("/")}>{sections}</StaticRouter>);

/** The sections in which nothing moves or changes, as HTML: the browser needs no script for them. */
function renderFixedSections() {
  return {
    badgesHtml: toHtml(<TrustBadges />),
    storyHtml: toHtml(
      <>
        <PermitPromo />
        <CoreServices services={listCoreServices()} />
        <Stats />
        <Process />
        <Testimonials />
      </>,
    ),
  };
}

let rendered: ReturnType<typeof renderFixedSections> | undefined;

/** Renders them once: they are the same for everybody. */
export function fixedSections() {
  rendered ??= renderFixedSections();
  return rendered;
}
