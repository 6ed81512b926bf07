import { data, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { pageTitles } from "#content/page-titles.ts";
import { cachedAs, productsTag } from "#edge/caching/cache-policy.ts";
import { log } from "#edge/log/log.server.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { itemList } from "#edge/seo/structured-data.ts";
import { RequestId } from "#frame/failure/request-id.tsx";
import { PageTrail } from "#frame/page-trail.tsx";
import { retryHeaders, StoreError } from "#shop/catalogue/store/store-error.ts";
import { filterByKind, KindFilter, kindSlugs } from "#shop/list/kind-filter.tsx";
import { ProductGrid } from "#shop/list/product-list.tsx";
import { ShopTicket } from "#shop/list/shop-ticket.tsx";
import { productPath } from "#shop/product/product-address.ts";
import { shopContext } from "#shop/shop-context.server.ts";
import { LoadFailure } from "#shop/storefront/shop-messages.tsx";
import { MessagePanel } from "#ui/layout/message-panel.tsx";
import { Page } from "#ui/layout/page.tsx";
import type { Route } from "./+types/products";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageTitles["/products"],
    description:
      "Travel crates built to IATA Container Requirement 1, in-cabin bags, ISO microchips and bottles for dogs and cats that fly from India or to India.",
    structuredData: args.loaderData?.structuredData,
  });

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = { searchParams: { kind: kindSlugs } };

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, crateProducts } = context.get(shopContext);
  const madeToMeasureId = crateProducts.wooden;
  try {
    const products = await catalogue.listProducts();
    const pages = products.map(({ id, title }) => ({ path: productPath(id), title }));
    const structuredData = [itemList(context.get(siteContext).origin, pages)];
    const headers = cachedAs("shop", [productsTag]);
    return data({ products, madeToMeasureId, structuredData }, { headers });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error("The product list could not be loaded", { error });
    const headers = retryHeaders(error);
    return data({ products: null, madeToMeasureId, structuredData: [] }, { status: 503, headers });
  }
}

/** The loader does not read the query, which has the kind. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.currentUrl.search === args.nextUrl.search && args.defaultShouldRevalidate;
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { products, madeToMeasureId } = loaderData;
  const [search] = useSearchParams();
  const { kinds, chosen, shown } = filterByKind(products ?? [], search);
  return (
    <Page>
      <PageTrail current="Pet travel products" />
      <ShopTicket />
      {products === null && <ListFailure />}
      {products?.length === 0 && (
        <div className="mb-8">
          <MessagePanel title="Nothing on the shelves right now">
            <p>The shop has no products at the moment. Please come back soon.</p>
          </MessagePanel>
        </div>
      )}
      <KindFilter kinds={kinds} chosen={chosen} />
      <ProductGrid products={shown} madeToMeasureId={madeToMeasureId} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <PageTrail current="Pet travel products" />
      <ShopTicket />
      <ListFailure />
      <ProductGrid products={[]} madeToMeasureId={null} />
    </Page>
  );
}

function ListFailure() {
  return (
    <div className="mb-8">
      <LoadFailure message="Failed to load products. Please try again later.">
        <RequestId />
      </LoadFailure>
    </div>
  );
}
