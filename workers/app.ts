import { env } from "cloudflare:workers";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, href, RouterContextProvider } from "react-router";
import { parseConfig } from "~/config";
import { hero } from "~/content/home";
import { createEntrance, type Entrance } from "~/desk/access/entrance.server";
import { deskContext } from "~/desk/desk-context.server";
import { refuseBeforeRouting } from "~/edge/refusals.server";
import { edgeContext, readRouteTable } from "~/edge/route-table.server";
import { createOutbox } from "~/enquiry/delivery/outbox.server";
import { relayDueEnquiries } from "~/enquiry/delivery/relay.server";
import { enquiryContext } from "~/enquiry/enquiry-context.server";
import { createSentNotice } from "~/enquiry/sent-notice.server";
import { digestCron, sendDigest } from "~/enquiry/watch/send-digest.server";
import { discardRest } from "~/http/limited-body.server";
import { respondWithRange } from "~/http/ranged-response";
import { isRead } from "~/http/request-kind";
import { journeyContext } from "~/journey/journey-context.server";
import { createJourneys } from "~/journey/journeys.server";
import { writeShortLines } from "~/log/log.server";
import { deployedVersion } from "~/operators/deployed-version";
import { operatorContext } from "~/operators/operator-access.server";
import { purgeTags } from "~/operators/refresh-catalogue.server";
import { requireHttps } from "~/security/transport.server";
import { siteContext } from "~/seo/site-context.server";
import { createCatalogue } from "~/shop/catalogue/catalogue.server";
import { createStoreClient } from "~/shop/catalogue/store-client.server";
import { shopContext } from "~/shop/shop-context.server";
import { sitePaths } from "~/site-map/site-pages.server";

// At module level, so that an invalid value stops the Worker before its first request.
const config = parseConfig(env);
if (config.hasShortLog) writeShortLines();
const store = createStoreClient({ ...config.store, pagePaths: sitePaths });
const outbox = createOutbox(env.ENQUIRIES);
const journeys = createJourneys(env.ENQUIRIES);
const sentNotice = createSentNotice(env.SESSIONS);
const entrance = config.desk && createEntrance(config.desk, config);
const deskUrl = config.desk && `${config.desk.origin}${href("/desk")}`;
const routes = readRouteTable(build.routes);
const handleRequest = createRequestHandler(build, import.meta.env.MODE);

// Annotated, since `ctx.exports` refers to the type of this export.
const worker: ExportedHandler<Env> = {
  async fetch(request, _env, ctx) {
    if (isFilm(request)) return respondWithRange(request, env.ASSETS);
    const response = entrance?.isAskedFor(request)
      ? entrance.seal(await respondAtDesk(entrance, request, ctx))
      : (refuse(request) ?? (await handleRequest(request, createContext(request, ctx))));
    await discardRest(request);
    return response;
  },

  async scheduled({ cron }) {
    if (cron === digestCron) await sendDigest(outbox, config.formService, deskUrl, Date.now());
    else await relayDueEnquiries(outbox, config.formService);
  },
};

export default worker;

/** Safari plays a film only from a server that responds with parts of it, which static files on Workers do not. */
const isFilm = (request: Request) =>
  isRead(request) && hero.film.some(({ src }) => src === new URL(request.url).pathname);

const refuse = (request: Request) => requireHttps(request) ?? refuseBeforeRouting(request);

async function respondAtDesk(desk: Entrance, request: Request, ctx: ExecutionContext) {
  const refused = refuse(request);
  if (refused) return refused;
  const admitted = await desk.admit(request);
  if (admitted instanceof Response) return admitted;
  const context = createContext(request, ctx);
  context.set(deskContext, desk.createContext(request, admitted, env.ENQUIRIES));
  return handleRequest(request, context);
}

/** The dependencies of middleware, loaders and actions. Nothing else sees a binding. */
function createContext(request: Request, ctx: ExecutionContext): RouterContextProvider {
  const runAfterResponse = (work: Promise<void>) => ctx.waitUntil(work);
  const context = new RouterContextProvider();
  context.set(edgeContext, {
    routes,
    fetchThroughCache: (canonical) => ctx.exports.default.fetch(canonical),
  });
  context.set(siteContext, {
    origin: config.siteUrl ?? new URL(request.url).origin,
    chat: config.chat,
    stage: config.stage,
    imageOrigins: config.store.imageOrigins,
    isPrivate: false,
  });
  context.set(shopContext, {
    catalogue: createCatalogue(store, env.CATALOGUE, runAfterResponse),
    store,
    crateProducts: config.crateProducts,
    checkoutRateLimit: env.CHECKOUT_RATE_LIMIT,
    offersRateLimit: env.OFFERS_RATE_LIMIT,
    productMissRateLimit: env.PRODUCT_MISS_RATE_LIMIT,
  });
  context.set(enquiryContext, {
    outbox,
    rateLimit: env.ENQUIRY_RATE_LIMIT,
    networkRateLimit: env.NETWORK_ENQUIRY_RATE_LIMIT,
    siteRateLimit: env.SITE_ENQUIRY_RATE_LIMIT,
    formService: config.formService,
    sentNotice,
    runAfterResponse,
  });
  context.set(journeyContext, { journeys });
  context.set(operatorContext, {
    hookToken: config.hookToken,
    version: deployedVersion(env.DEPLOYED_VERSION),
    purgeTags: (tags) => purgeTags(ctx.cache, tags),
  });
  return context;
}
