import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { pageMeta } from "~/seo/page-meta";
import { StoreError } from "~/shop/catalogue/store-error";
import { LoadFailure } from "~/shop/product/load-failure";
import { ProductDetail } from "~/shop/product/product-detail";
import { ProductNotFound } from "~/shop/product/product-not-found";
import { shopContext } from "~/shop/shop-context.server";
import type { Route } from "./+types/product";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const product = loaderData?.product;
  if (!product) return pageMeta({ title: "Product", description: "Pet travel products." });
  return pageMeta({
    title: product.title,
    description: product.descriptionText || (product.subtitle ?? product.title),
  });
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(shopContext);
  try {
    const product = await catalogue.findProduct(params.productId);
    return data({ product, hasFailed: false }, { status: product ? 200 : 404 });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    console.error(`The product ${params.productId} could not be loaded`, error);
    return data({ product: null, hasFailed: true }, { status: 503 });
  }
}

/** The chosen variant and picture are in the query and change nothing of what the store says. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function ProductPage({ loaderData: { product, hasFailed } }: Route.ComponentProps) {
  if (product) return <ProductDetail key={product.id} product={product} />;
  return hasFailed ? <DetailFailure /> : <ProductNotFound />;
}

export function ErrorBoundary() {
  return <DetailFailure />;
}

function DetailFailure() {
  return <LoadFailure headingLevel="h1">Failed to load product details.</LoadFailure>;
}
