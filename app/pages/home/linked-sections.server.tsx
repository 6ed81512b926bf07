import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { credentials, stats, statsProof, trustBadges } from "#content/home.ts";
import { steps } from "#content/process.ts";
import { listCoreServices } from "#pages/services/services.server.tsx";
import { listShopHighlights } from "#shop/landing/landing-page.server.ts";
import { CoreServices } from "./core-services.tsx";
import { PermitPromo } from "./permit-promo.tsx";
import { Process } from "./process.tsx";
import { ShopHighlights } from "./shop-highlights.tsx";
import { Stats } from "./stats.tsx";
import { TrustBadges } from "./trust-badges.tsx";

const render = (sections: ReactNode) =>
  renderToStaticMarkup(<StaticRouter location="/">{sections}</StaticRouter>);

/**
 * The sections of the home page that need no script, before and after the postcards. The browser receives them as HTML
 * only: as components, it would download them twice.
 */
function renderSections() {
  return {
    beforePostcards: render(
      <>
        <TrustBadges badges={trustBadges} credentials={credentials} />
        <CoreServices services={listCoreServices()} />
        <PermitPromo />
        <ShopHighlights products={listShopHighlights()} />
      </>,
    ),
    afterPostcards: render(
      <>
        <Stats stats={stats} proof={statsProof} />
        <Process steps={steps} />
      </>,
    ),
  };
}

let rendered: ReturnType<typeof renderSections> | undefined;

/** They are the same until the next deployment. */
export function findLinkedSections() {
  rendered ??= renderSections();
  return rendered;
}
