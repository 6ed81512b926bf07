import {
  data,
  href,
  type RouterContextProvider,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { cachedAs, productTag } from "~/edge/cache-policy";
import { ignoreUnknown } from "~/edge/canonical-address.server";
import type { RouteHandle } from "~/edge/route-table.server";
import { FailureReference } from "~/frame/failure-reference";
import { PageTrail } from "~/frame/page-trail";
import { isWithinLimit } from "~/http/rate-limit.server";
import { log } from "~/log/log.server";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import { retryHeaders, StoreError } from "~/shop/catalogue/store-error";
import { isPictureUrl, resizedPictureUrl } from "~/shop/product/picture-url";
import { toProductView } from "~/shop/product/product";
import { isProductId, unknownChoices } from "~/shop/product/product-address";
import { productData } from "~/shop/product/product-data";
import { shopContext } from "~/shop/shop-context.server";
import { ProductDetail } from "~/shop/storefront/product-detail";
import { LoadFailure, ProductNotFound } from "~/shop/storefront/shop-messages";
import { RelatedPages } from "~/site-map/related-pages";
import { findSitePages } from "~/site-map/site-pages.server";
import { ButtonLink } from "~/ui/button";
import { Page } from "~/ui/page";
import type { Route } from "./+types/product";

const maxRelated = 3;
/** The wait for what goes with a product, which its page can do without. */
const relatedTimeLimitMs = 800;

/** Wide enough for a card, and well below the maximum file size of social networks. */
const socialPictureWidthPx = 800;

const relatedPaths = [
  "/blog/choosing-iata-crate",
  "/blog/navigating-import-regulations",
  "/services/export-services",
];

export const meta: Route.MetaFunction = (args) => {
  const { product, hasFailed, structuredData } = args.loaderData ?? {};
  if (!product) {
    const title = hasFailed === false ? "Product not found" : "An error occurred";
    const description = "Crates, bags and bottles for pets that travel.";
    return pageMeta(args, { title, description, isNoindex: true });
  }
  const { title, metaDescription: description } = product;
  const image = product.image && isPictureUrl(product.image) ? product.image : null;
  return pageMeta(args, {
    title,
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
  ignoreUnknown(async ({ url, params: { productId = "" }, request, context }) => {
    if (url.search === "") return [];
    try {
      const product = await findRequestedProduct(productId, request, context);
      return unknownChoices(product === "too-many" ? null : product, url.searchParams);
    } catch (error) {
      if (error instanceof StoreError) return [];
      throw error;
    }
  }),
];

/** Looks the product up once for each request. @throws StoreError */
function findRequestedProduct(
  productId: string,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { catalogue, productMissRateLimit } = context.get(shopContext);
  return catalogue.findRequestedProduct(productId, () =>
    isWithinLimit(productMissRateLimit, request),
  );
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const relatedPages = findSitePages(relatedPaths);
  const { productId } = params;
  const headers = cachedAs("shop", isProductId(productId) ? [productTag(productId)] : []);
  const { catalogue, crateProducts } = context.get(shopContext);
  const missing = {
    product: null,
    related: [],
    isCrate: false,
    hasFailed: false,
    structuredData: [],
    relatedPages,
  };
  try {
    const product = await findRequestedProduct(productId, request, context);
    if (product === "too-many") {
      return data(
        { ...missing, hasFailed: true },
        { status: 429, headers: { "Retry-After": "60" } },
      );
    }
    if (!product) return data(missing, { status: 404, headers });
    if (product.deletedAt) return data(missing, { status: 410, headers });
    const listed = await catalogue.findListedWithin(product.relatedProductIds, relatedTimeLimitMs);
    const related = listed
      .filter((summary) => summary.availability === "available")
      .slice(0, maxRelated);
    const structuredData: object[] = [productData(context.get(siteContext).origin, product)];
    const found = {
      product: toProductView(product),
      related,
      isCrate: [crateProducts.cr1, crateProducts.largeCarrier].includes(productId),
      hasFailed: false,
      structuredData,
      relatedPages,
    };
    const shownIds = [productId, ...related.map(({ id }) => id)];
    return data(found, { headers: cachedAs("shop", shownIds.map(productTag)) });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error("A product could not be loaded", { error });
    return data({ ...missing, hasFailed: true }, { status: 503, headers: retryHeaders(error) });
  }
}

/** The query holds the selected variant and picture, which the loader does not read. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related, isCrate, hasFailed, relatedPages } = loaderData;
  if (!product) return hasFailed ? <DetailFailure /> : <ProductNotFound />;
  return (
    <Page>
      <PageTrail current={product.title} />
      <ProductDetail key={product.id} product={product} related={related} isCrate={isCrate} />
      <div className="mt-12">
        <RelatedPages pages={relatedPages} />
      </div>
    </Page>
  );
}

export function ErrorBoundary() {
  return <DetailFailure />;
}

function DetailFailure() {
  return (
    <Page>
      <LoadFailure
        message="Failed to load product details."
        headingLevel="h1"
        action={<ButtonLink to={href("/products")}>See all products</ButtonLink>}
      >
        <FailureReference />
      </LoadFailure>
    </Page>
  );
}
