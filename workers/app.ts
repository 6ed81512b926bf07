import { env } from "cloudflare:workers";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { parseConfig } from "~/config";
import { enquiryContext } from "~/enquiry/enquiry-context.server";
import { createOutbox } from "~/enquiry/outbox.server";
import { relayDueEnquiries } from "~/enquiry/relay.server";
import { createSentNotice } from "~/enquiry/sent-notice.server";
import { canonicalPath } from "~/seo/canonical-path";
import { siteContext } from "~/seo/site-context.server";
import { createCatalogue } from "~/shop/catalogue/catalogue.server";
import { createStoreClient } from "~/shop/catalogue/store-client.server";
import { shopContext } from "~/shop/shop-context.server";

// At module level, so that a bad value stops the Worker before its first request.
const config = parseConfig(env);
const store = createStoreClient(config.store);
const outbox = createOutbox(env.ENQUIRIES);

const handleRequest = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

export default {
  fetch(request, _bindings, ctx) {
    const address = new URL(request.url);
    const path = canonicalPath(address.pathname);
    // What scripts ask for is named by the router.
    if (path !== address.pathname && !path.endsWith(".data") && request.method !== "POST") {
      return Response.redirect(address.origin + path + address.search, 301);
    }

    const runAfterResponse = (work: Promise<void>) => ctx.waitUntil(work);
    const context = new RouterContextProvider();
    context.set(siteContext, {
      origin: config.siteUrl ?? address.origin,
      chat: config.chat,
    });
    context.set(shopContext, {
      catalogue: createCatalogue(store, env.CATALOGUE, runAfterResponse),
      store,
    });
    context.set(enquiryContext, {
      outbox,
      rateLimit: env.ENQUIRY_RATE_LIMIT,
      formEndpoint: config.formEndpoint,
      sentNotice: createSentNotice(env.SESSIONS),
      runAfterResponse,
    });
    return handleRequest(request, context);
  },

  async scheduled() {
    await relayDueEnquiries(outbox, config.formEndpoint);
  },
} satisfies ExportedHandler<Env>;
