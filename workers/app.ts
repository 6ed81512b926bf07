import { env } from "cloudflare:workers";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, href, RouterContextProvider } from "react-router";
import { company } from "#content/company/company.ts";
import { hero } from "#content/home.ts";
import { parseConfig } from "#edge/config.ts";
import { deployedVersion } from "#edge/deployed-version.ts";
import { discardRest } from "#edge/http/limited-body.server.ts";
import { respondWithRange } from "#edge/http/ranged-response.ts";
import { isRead } from "#edge/http/request-kind.ts";
import { writeShortLines } from "#edge/log/log.server.ts";
import { createMailer } from "#edge/mail/mailer.server.ts";
import { refuseBeforeRouting } from "#edge/routing/refusals.server.ts";
import { edgeContext, readRouteTable } from "#edge/routing/route-table.server.ts";
import { operatorContext } from "#edge/security/operator-access.server.ts";
import { requireHttps } from "#edge/security/transport.server.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { backupCron, createBackups } from "#office/backup/backups.server.ts";
import { createEntrance, type Entrance } from "#office/desk/access/entrance.server.ts";
import { deskContext } from "#office/desk/desk-context.server.ts";
import { createOutbox } from "#office/enquiry/delivery/outbox.server.ts";
import { relayDueEnquiries } from "#office/enquiry/delivery/relay.server.ts";
import { enquiryContext } from "#office/enquiry/enquiry-context.server.ts";
import { createMails } from "#office/enquiry/mail/mails.server.ts";
import { takeReturnedMails } from "#office/enquiry/mail/returned-mails.server.ts";
import { createNotYou } from "#office/enquiry/not-you/not-you.server.ts";
import { createSentNotice } from "#office/enquiry/sent-notice.server.ts";
import { createEnquiries } from "#office/enquiry/store/enquiries.server.ts";
import { createDigests } from "#office/enquiry/watch/digests.server.ts";
import { digestCron, sendDigest } from "#office/enquiry/watch/send-digest.server.ts";
import { createWatch } from "#office/enquiry/watch/watch.server.ts";
import { tryDatabase } from "#office/health/trial.server.ts";
import { journeyContext } from "#office/journey/journey-context.server.ts";
import { createJourneys } from "#office/journey/journeys.server.ts";
import { type PostOffice, sendMails } from "#office/letters/send-mails.server.ts";
import { offerContext } from "#office/offer/offer-context.server.ts";
import { createOffers } from "#office/offer/offers.server.ts";
import { sitePaths } from "#pages/site-map/site-pages.server.ts";
import { createCatalogue } from "#shop/catalogue/catalogue.server.ts";
import { purgeTags } from "#shop/catalogue/refresh-catalogue.server.ts";
import { createStoreClient } from "#shop/catalogue/store/store-client.server.ts";
import { shopContext } from "#shop/shop-context.server.ts";

// At module level, so that an invalid value stops the Worker before its first request.
const config = parseConfig(env);
if (config.hasShortLog) writeShortLines();
const store = createStoreClient({ ...config.store, pagePaths: sitePaths });
const enquiries = createEnquiries(env.ENQUIRIES);
const outbox = createOutbox(env.ENQUIRIES, { hasDesk: config.desk !== null });
const watch = createWatch(env.ENQUIRIES);
const digests = createDigests(env.ENQUIRIES);
const backups = createBackups(env.BACKUPS, env.ENQUIRIES);
const journeys = createJourneys(env.ENQUIRIES);
const offers = createOffers(env.ENQUIRIES);
const sentNotice = createSentNotice(env.SESSIONS);
const entrance = config.desk && createEntrance(config.desk, config);
const deskUrl = config.desk && `${config.desk.origin}${href("/desk")}`;
const mails = createMails(env.ENQUIRIES);
const notYou = createNotYou(env.ENQUIRIES);
const mailer = openMailer(env.MAIL, config.mail.from);
const teamMailer = openMailer(env.TEAM_MAIL, config.mail.team?.from ?? null);
const team =
  teamMailer && config.mail.team ? { mailer: teamMailer, to: config.mail.team.to, deskUrl } : null;
const formService = config.formService ?? requireTeam();
const postOffice: PostOffice = {
  mails,
  enquiries,
  journeys,
  offers,
  mailer,
  team,
  origin: config.mail.origin,
};
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
    const digestService = team ?? formService;
    const office = { outbox, watch, digests, formService, digestService, deskUrl };
    if (cron === backupCron) return backups.backUp(Date.now());
    if (cron === digestCron) return sendDigest(office, Date.now());
    try {
      await relayDueEnquiries(office);
    } finally {
      await sendMails(postOffice, null);
    }
  },

  queue: (events) => takeReturnedMails(events, env.ENQUIRIES, Date.now()),
};

export default worker;

/** Null if there is no binding, or no address to send from. */
function openMailer(binding: SendEmail | undefined, email: string | null) {
  return binding && email ? createMailer(binding, { email, name: company.name }) : null;
}

/** @throws Error if enquiries are to go by mail, and cannot */
function requireTeam() {
  if (!team) throw new Error("Bad configuration: FORM_SERVICE is mail, and TEAM_MAIL is not bound");
  return team;
}

/** Safari plays a film only from a server that responds with parts of it, which static files on Workers do not. */
const isFilm = (request: Request) =>
  isRead(request) && hero.film.some(({ src }) => src === new URL(request.url).pathname);

const refuse = (request: Request) => requireHttps(request) ?? refuseBeforeRouting(request);

async function respondAtDesk(desk: Entrance, request: VisitorRequest, ctx: ExecutionContext) {
  const refused = refuse(request);
  if (refused) return refused;
  const admitted = await desk.admit(request);
  if (admitted instanceof Response) return admitted;
  const context = createContext(request, ctx);
  context.set(deskContext, desk.createContext(request, admitted, env.ENQUIRIES));
  return handleRequest(request, context);
}

/** With what Cloudflare knows of its sender. */
type VisitorRequest = Request<unknown, IncomingRequestCfProperties>;

/** The dependencies of middleware, loaders and actions. Nothing else sees a binding. */
function createContext(request: VisitorRequest, ctx: ExecutionContext): RouterContextProvider {
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
    hasMail: mailer !== null,
    hasFormService: config.formService !== null,
  });
  context.set(shopContext, {
    catalogue: createCatalogue(store, env.CATALOGUE, runAfterResponse),
    store,
    paymentHosts: config.paymentHosts,
    crateProducts: config.crateProducts,
    checkoutRateLimit: env.CHECKOUT_RATE_LIMIT,
    offersRateLimit: env.OFFERS_RATE_LIMIT,
    productMissRateLimit: env.PRODUCT_MISS_RATE_LIMIT,
  });
  context.set(enquiryContext, {
    enquiries,
    outbox,
    watch,
    backups,
    tryDatabase: () => tryDatabase(env.ENQUIRIES),
    rateLimit: env.ENQUIRY_RATE_LIMIT,
    siteRateLimit: env.SITE_ENQUIRY_RATE_LIMIT,
    quoteRateLimit: env.QUOTE_RATE_LIMIT,
    formService,
    mails,
    notYou,
    sendsMails: mailer !== null || team !== null,
    sendMails: (enquiryId) => sendMails(postOffice, enquiryId),
    sentNotice,
    timeZone: request.cf?.timezone ?? null,
    runAfterResponse,
  });
  context.set(journeyContext, { journeys });
  context.set(offerContext, { offers });
  context.set(operatorContext, {
    hookToken: config.hookToken,
    version: deployedVersion(env.DEPLOYED_VERSION),
    purgeTags: (tags) => purgeTags(ctx.cache, tags),
  });
  return context;
}
