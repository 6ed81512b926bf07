import { env } from "cloudflare:workers";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { parseConfig } from "~/config";
import { answerRequest } from "~/edge/answer-request.server";
import { enquiryContext } from "~/enquiry/enquiry-context.server";
import { createOutbox } from "~/enquiry/outbox.server";
import { relayDueEnquiries } from "~/enquiry/relay.server";
import { createSentNotice } from "~/enquiry/sent-notice.server";
import { writeDigest } from "~/operators/figures/digest.server";
import { digestCron } from "~/operators/figures/digest-cron";
import { createRequestCounter } from "~/operators/figures/request-counter.server";
import { createRequestFigures } from "~/operators/figures/request-figures.server";
import { deployedVersion } from "~/operators/health/deployed-version";
import { operatorContext } from "~/operators/operator-context.server";
import { purgeTags } from "~/operators/purge.server";
import { siteContext } from "~/seo/site-context.server";
import { createCatalogue } from "~/shop/catalogue/catalogue.server";
import { createStoreClient } from "~/shop/catalogue/store-client.server";
import { shopContext } from "~/shop/shop-context.server";
import { listPageRoutes } from "~/vitals/page-routes.server";
import { vitalsContext } from "~/vitals/vitals-context.server";

// At module level, so that a bad value stops the Worker before its first request.
const config = parseConfig(env);
const store = createStoreClient(config.store);
const outbox = createOutbox(env.ENQUIRIES);
const requestFigures = createRequestFigures(env.ENQUIRIES);
const requestCounter = createRequestCounter(requestFigures);
const sentNotice = createSentNotice(env.SESSIONS);
const pageRoutes = listPageRoutes(build.routes);
const handleRequest = createRequestHandler(build, import.meta.env.MODE);

// Its type is not inferred, since it asks itself by way of the cache.
const worker: ExportedHandler<Env> = {
  fetch(request, _bindings, ctx) {
    return answerRequest(request, {
      render: (asked) => handleRequest(asked, createContexts(asked, ctx)),
      askCache: (asked) => ctx.exports.default.fetch(asked),
      isPublic: config.stage !== "staging",
      counter: {
        countRequest: (route, durationMs) =>
          requestCounter.countRequest(route, durationMs, (work) => ctx.waitUntil(work)),
        countStoreAnswer: requestCounter.countStoreAnswer,
      },
    });
  },

  /** Relays, whatever calls it that is not the trigger of the digest. */
  async scheduled({ cron }) {
    if (cron !== digestCron) return relayDueEnquiries(outbox, config.formEndpoint);
    await requestCounter.handOver();
    await writeDigest(outbox, requestFigures, Date.now());
  },
};

export default worker;

/** What loaders and actions may use, without seeing a binding. */
function createContexts(request: Request, ctx: ExecutionContext): RouterContextProvider {
  const runAfterResponse = (work: Promise<void>) => ctx.waitUntil(work);
  const context = new RouterContextProvider();
  context.set(siteContext, {
    origin: config.siteUrl ?? new URL(request.url).origin,
    chat: config.chat,
    stage: config.stage,
    imageOrigins: config.store.imageOrigins,
  });
  context.set(shopContext, {
    catalogue: createCatalogue(store, env.CATALOGUE, runAfterResponse),
    store,
    checkoutRateLimit: env.CHECKOUT_RATE_LIMIT,
  });
  context.set(enquiryContext, {
    outbox,
    rateLimit: env.ENQUIRY_RATE_LIMIT,
    formEndpoint: config.formEndpoint,
    sentNotice,
    runAfterResponse,
  });
  context.set(operatorContext, {
    hookToken: config.hookToken,
    version: deployedVersion(env.DEPLOYED_VERSION),
    purgeTags: (tags) => purgeTags(ctx.cache, tags),
  });
  context.set(vitalsContext, {
    pageRoutes,
    dataset: env.VITALS,
    rateLimit: env.VITALS_RATE_LIMIT,
  });
  return context;
}
