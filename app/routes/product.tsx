import { useEffect } from "react";
import { data, href, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { ignoreUnknown } from "#edge/caching/canonical-address.server.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { RequestId } from "#frame/failure/request-id.tsx";
import { PageTrail } from "#frame/page-trail.tsx";
import { RelatedPages } from "#pages/site-map/related-pages.tsx";
import { findSitePages } from "#pages/site-map/site-pages.server.ts";
import { isPictureUrl, resizedPictureUrl } from "#shop/product/picture-url.ts";
import { ProductDetail } from "#shop/storefront/product-detail.tsx";
import { listUnknownChoices, loadProductPage } from "#shop/storefront/product-page.server.ts";
import { LoadFailure, ProductNotFound } from "#shop/storefront/shop-messages.tsx";
import { airlinesPath } from "#travel/airlines/airlines-query.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Page } from "#ui/layout/page.tsx";
import type { Route } from "./+types/product";

/** Wide enough for a card, and well below the file size limits of social networks. */
const socialPictureWidthPx = 800;

const loadFailure = "Failed to load product details.";

const relatedPaths = [
  "/blog/choosing-iata-crate",
  "/blog/navigating-import-regulations",
  "/services/export-services",
];

export const meta: Route.MetaFunction = (args) => {
  const { loaderData: page } = args;
  if (!page?.product) {
    const title = page?.hasFailed === false ? "Product not found" : "An error occurred";
    const description = "Crates, bags and bottles for pets that travel.";
    return pageMeta(args, { title, description, isNoindex: true });
  }
  const { product, description, structuredData } = page;
  const image = product.image && isPictureUrl(product.image) ? product.image : null;
  return pageMeta(args, {
    title: product.title,
    description,
    kind: "product",
    image: image && resizedPictureUrl(image, socialPictureWidthPx),
    structuredData,
  });
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = {
  searchParams: { image: /^[1-9]\d{0,2}$/, variant: /^.{1,200}$/s },
};

export const middleware: Route.MiddlewareFunction[] = [
  ignoreUnknown(({ url, params: { productId = "" }, request, context }) =>
    listUnknownChoices({ productId, request, context }, url.searchParams),
  ),
];

export async function loader({ params: { productId }, request, context }: Route.LoaderArgs) {
  const { page, ...init } = await loadProductPage({ productId, request, context });
  const { isCrate, cabinBag, ...shown } = page;
  const hasSizes = (shown.product?.variants.length ?? 0) > 1;
  const help = isCrate
    ? {
        path: href("/crate-size"),
        words: hasSizes ? "Which size? Measure your pet" : "Does it fit? Measure your pet",
      }
    : cabinBag && {
        path: airlinesPath({ bag: { size: cabinBag } }),
        words: "Will it do in the cabin?",
      };
  return data({ ...shown, help, relatedPages: findSitePages(relatedPaths) }, init);
}

/** The loader does not read the query, which has the selected variant and picture. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related, help, isMadeToMeasure, hasFailed, relatedPages } = loaderData;
  if (!product) return hasFailed ? <ErrorBoundary /> : <ProductNotFound />;
  return (
    <Page>
      <PageTrail current={product.title} />
      <ProductDetail
        key={product.id}
        product={product}
        related={related}
        help={help}
        isMadeToMeasure={isMadeToMeasure}
      >
        <RelatedPages pages={relatedPages} />
      </ProductDetail>
    </Page>
  );
}

/** Also what the page shows while the store fails. */
export function ErrorBoundary() {
  const { pathname } = useLocation();
  useEffect(() => console.error(loadFailure, pathname), [pathname]);
  return (
    <Page>
      <LoadFailure
        message={loadFailure}
        headingLevel="h1"
        action={
          <ButtonLink to={href("/products")} look="quiet">
            See all products
          </ButtonLink>
        }
      >
        <RequestId />
      </LoadFailure>
    </Page>
  );
}
