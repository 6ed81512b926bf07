import type { RouterContextProvider } from "react-router";
import { cachedAs, productTag } from "~/edge/cache-policy";
import { isWithinLimit } from "~/http/rate-limit.server";
import { log } from "~/log/log.server";
import { siteContext } from "~/seo/site-context.server";
import { retryHeaders, StoreError } from "../catalogue/store-error";
import { type ProductSummary, type ProductView, toProductView } from "../product/product";
import { isProductId, unknownChoices } from "../product/product-address";
import { productData } from "../product/product-data";
import { shopContext } from "../shop-context.server";

const maxRelated = 3;
/** The wait for related products, which the page can do without. */
const relatedTimeLimitMs = 800;

type ProductRequest = {
  productId: string;
  request: Request;
  context: Readonly<RouterContextProvider>;
};

type ProductPage = {
  product: ProductView | null;
  related: ProductSummary[];
  /** Whether it is a crate that the crate finder offers. */
  isCrate: boolean;
  isMadeToMeasure: boolean;
  hasFailed: boolean;
  structuredData: object[];
};

const missing: ProductPage = {
  product: null,
  related: [],
  isCrate: false,
  isMadeToMeasure: false,
  hasFailed: false,
  structuredData: [],
};
const failed: ProductPage = { ...missing, hasFailed: true };

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
      related,
      isCrate,
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
