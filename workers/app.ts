import { env } from "cloudflare:workers";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { parseConfig } from "~/config";
import { enquiryContext } from "~/enquiry/enquiry-context.server";
import { createOutbox } from "~/enquiry/outbox.server";
import { relayDueEnquiries } from "~/enquiry/relay.server";
import { createSentNotice } from "~/enquiry/sent-notice.server";
import { siteContext } from "~/seo/site-context.server";
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
  fetch(request, bindings, ctx) {
    const runAfterResponse = (work: Promise<void>) => ctx.waitUntil(work);
    const context = new RouterContextProvider();
    context.set(siteContext, {
      origin: config.siteUrl ?? new URL(request.url).origin,
      chat: config.chat,
    });
    context.set(shopContext, {
      catalogue: createCatalogue(store, bindings.CATALOGUE, runAfterResponse),
      store,
    });
    context.set(enquiryContext, {
      outbox: createOutbox(bindings.ENQUIRIES),
      rateLimit: bindings.ENQUIRY_RATE_LIMIT,
      formEndpoint: config.formEndpoint,
      sentNotice: createSentNotice(bindings.SESSIONS),
      runAfterResponse,
    });
    return handleRequest(request, context);
  },

  async scheduled(_controller, bindings) {
    await relayDueEnquiries(createOutbox(bindings.ENQUIRIES), config.formEndpoint);
  },
} satisfies ExportedHandler<Env>;
