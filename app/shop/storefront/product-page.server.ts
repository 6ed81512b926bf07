import type { RouterContextProvider } from "react-router";
import type { CrateBox } from "#content/shop/crate-sizes.ts";
import { cachedAs, productTag } from "#edge/caching/cache-policy.ts";
import { isWithinLimit } from "#edge/http/rate-limit.server.ts";
import { log } from "#edge/log/log.server.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { retryHeaders, StoreError } from "#shop/catalogue/store/store-error.ts";
import { findLandingPage } from "#shop/landing/landing-page.server.ts";
import { readOutside } from "#shop/product/outside-size.ts";
import { type ProductSummary, type ProductView, toProductView } from "#shop/product/product.ts";
import { isProductId, unknownChoices } from "#shop/product/product-address.ts";
import { productData } from "#shop/product/product-data.ts";
import { shopContext } from "#shop/shop-context.server.ts";
import { cutAtWord } from "#ui/text/text.ts";

const maxRelated = 3;
const maxDescriptionLength = 160;
/** The wait for related products, which the page can do without. */
const relatedTimeLimitMs = 800;

type ProductRequest = {
  productId: string;
  request: Request;
  context: Readonly<RouterContextProvider>;
};

type ProductPage = {
  product: ProductView | null;
  /** For search engines. */
  description: string;
  related: ProductSummary[];
  /** Whether it is a crate that the crate finder offers. */
  isCrate: boolean;
  /** The outside of a bag for the cabin, if its description has it. */
  cabinBag: CrateBox | null;
  isMadeToMeasure: boolean;
  hasFailed: boolean;
  structuredData: object[];
};

const missing: ProductPage = {
  product: null,
  description: "",
  related: [],
  isCrate: false,
  cabinBag: null,
  isMadeToMeasure: false,
  hasFailed: false,
  structuredData: [],
};
const failed: ProductPage = { ...missing, hasFailed: true };

const isCabinBag = (id: string) =>
  findLandingPage("/products/pet-travel-bags").offers.some(({ productId }) => productId === id);

/** Looks the product up once for each request. @throws StoreError */
function findProduct({ productId, request, context }: ProductRequest) {
  const { catalogue, productMissRateLimit } = context.get(shopContext);
  const isAllowed = () => isWithinLimit(productMissRateLimit, request);
  return catalogue.findRequestedProduct(productId, isAllowed);
}

/** The parameters of the query that name no variant or picture of the product. */
export async function listUnknownChoices(asked: ProductRequest, search: URLSearchParams) {
  if (search.size === 0) return [];
  try {
    const product = await findProduct(asked);
    return unknownChoices(product === "too-many" ? null : product, search);
  } catch (error) {
    if (error instanceof StoreError) return [];
    throw error;
  }
}

/** The page's data, with the status and headers of its response. */
export async function loadProductPage(
  asked: ProductRequest,
): Promise<{ page: ProductPage; status?: number; headers: HeadersInit }> {
  const { productId, context } = asked;
  try {
    const product = await findProduct(asked);
    if (product === "too-many") {
      return { page: failed, status: 429, headers: { "Retry-After": "60" } };
    }
    if (!product || product.deletedAt) {
      const headers = cachedAs("shop", isProductId(productId) ? [productTag(productId)] : []);
      return { page: missing, status: product ? 410 : 404, headers };
    }
    const { catalogue, crateProducts } = context.get(shopContext);
    const listed = await catalogue.findListedWithin(product.relatedProductIds, relatedTimeLimitMs);
    const related = listed
      .filter(({ availability }) => availability === "available")
      .slice(0, maxRelated);
    const published = productData(context.get(siteContext).origin, product);
    const structuredData = published ? [published] : [];
    const isCrate = [crateProducts.cr1, crateProducts.largeCarrier].includes(productId);
    const page = {
      ...missing,
      product: toProductView(product),
      description: cutAtWord(
        product.descriptionText || product.subtitle || product.title,
        maxDescriptionLength,
      ),
      related,
      isCrate,
      cabinBag: isCabinBag(productId) ? readOutside(product.descriptionText) : null,
      isMadeToMeasure: productId === crateProducts.wooden,
      structuredData,
    };
    const tags = [productId, ...related.map(({ id }) => id)].map(productTag);
    return { page, headers: cachedAs("shop", tags) };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error("A product could not be loaded", { error });
    return { page: failed, status: 503, headers: retryHeaders(error) };
  }
}
