import { data, href, type ShouldRevalidateFunctionArgs } from "react-router";
import { pageMeta } from "~/seo/page-meta";
import { StoreError } from "~/shop/catalogue/store-error";
import { LoadFailure } from "~/shop/product/load-failure";
import { ProductDetail } from "~/shop/product/product-detail";
import { ProductNotFound } from "~/shop/product/product-not-found";
import { toProductView } from "~/shop/product/product-view";
import { shopContext } from "~/shop/shop-context.server";
import { ButtonLink } from "~/ui/button";
import { Page } from "~/ui/page";
import type { Route } from "./+types/product";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const product = loaderData?.product;
  if (!product) {
    const title = loaderData && !loaderData.hasFailed ? "Product not found" : "An error occurred";
    return pageMeta({ title, description: "Crates, bags and bottles for pets that travel." });
  }
  return pageMeta({ title: product.title, description: product.metaDescription });
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(shopContext);
  try {
    const product = await catalogue.findProduct(params.productId);
    if (!product) return data({ product: null, hasFailed: false }, { status: 404 });
    return data({ product: toProductView(product), hasFailed: false });
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
  if (!product) return hasFailed ? <DetailFailure /> : <ProductNotFound />;
  return (
    <Page>
      <ProductDetail key={product.id} product={product} />
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
        headingLevel="h1"
        wayOn={<ButtonLink to={href("/products")}>See all products</ButtonLink>}
      >
        Failed to load product details.
      </LoadFailure>
    </Page>
  );
}
