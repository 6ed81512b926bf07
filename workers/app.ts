import { env } from "cloudflare:workers";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { parseConfig } from "~/config";
import { siteOriginContext } from "~/seo/site-origin.server";
import { createCatalogue } from "~/shop/catalogue/catalogue.server";
import { createStoreClient } from "~/shop/catalogue/store-client.server";
import { shopContext } from "~/shop/shop-context.server";

// At module level, so that a bad value stops the Worker before its first request.
const config = parseConfig(env);
const store = createStoreClient(config.store);

const handleRequest = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

export default {
  fetch(request, { CATALOGUE }, ctx) {
    const context = new RouterContextProvider();
    const catalogue = createCatalogue(store, CATALOGUE, (work) => ctx.waitUntil(work));
    context.set(shopContext, { catalogue, store });
    context.set(siteOriginContext, config.siteUrl ?? new URL(request.url).origin);
    return handleRequest(request, context);
  },
} satisfies ExportedHandler<Env>;
