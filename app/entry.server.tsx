import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import styleSheet from "./app.css?inline";
import { pageSecurityPolicy } from "./edge/content-security-policy";
import { entityTag } from "./edge/entity-tag";
import { hashSource, sealInlineScripts } from "./edge/inline-scripts.server";
import { joinBytes } from "./edge/join-bytes";
import { runScriptsAfterPaint } from "./edge/scripts-after-paint.server";
import { RequestIdContext } from "./frame/request-id";
import { log, requestNotes } from "./log/log.server";
import { builtCommit } from "./operators/built-commit";
import { siteContext } from "./seo/site-context.server";

const encoder = new TextEncoder();
// Which deployment a page is of, for whoever looks at its source.
const versionElement = `<meta name="version" content="${builtCommit}">`;
// Two thirds of a page, and the same for all: encoded and hashed once.
const styleElement = encoder.encode(`<style>${styleSheet}</style>`);

/**
 * Renders a page whole, before any script runs, for crawlers as for people. What it takes to a string and not
 * to a stream is half the time: React encodes each attribute by itself for a stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = crypto.randomUUID();
  const page = renderToString(
    <RequestIdContext value={requestNotes()?.requestId ?? null}>
      <ServerRouter context={await withLoadedData(routerContext)} url={request.url} nonce={nonce} />
    </RequestIdContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  // In development, Vite adds scripts and style sheets of its own.
  if (import.meta.env.DEV) return new Response(`<!DOCTYPE html>${page}`, { status, headers });

  const headEnd = page.indexOf("</head>");
  const patient = runScriptsAfterPaint(page.slice(0, headEnd), page.slice(headEnd), nonce);
  const head = await sealInlineScripts(patient.head, nonce);
  const body = await sealInlineScripts(patient.body, nonce);

  const { chat, imageOrigins } = context.get(siteContext);
  const styleHash = await styleSheetHash();
  const policy = pageSecurityPolicy({
    scriptHashes: [...head.scriptHashes, ...body.scriptHashes],
    styleHashes: [styleHash],
    chatOrigin: chat && new URL(chat.scriptUrl).origin,
    imageOrigins,
  });
  headers.set("Content-Security-Policy", policy);
  const headBytes = encoder.encode(`<!DOCTYPE html>${head.html}${versionElement}`);
  const bodyBytes = encoder.encode(body.html);
  headers.set(
    "ETag",
    await entityTag(joinBytes([headBytes, encoder.encode(styleHash), bodyBytes])),
  );
  return new Response(joinBytes([headBytes, styleElement, bodyBytes]), { status, headers });
}

/** No loader of ours answers in parts, so that all data is there, and React need not wait for it in between. */
async function withLoadedData(routerContext: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream, renderMeta } = routerContext;
  if (!serverHandoffStream || !renderMeta) return routerContext;
  const value = await new Response(serverHandoffStream).text();
  renderMeta.streamCache = {
    0: Object.assign(Promise.resolve(), { result: { done: true, value } }),
  };
  return { ...routerContext, serverHandoffStream: new ReadableStream() };
}

let knownStyleSheetHash: string | undefined;

async function styleSheetHash(): Promise<string> {
  knownStyleSheetHash ??= await hashSource(styleSheet);
  return knownStyleSheetHash;
}

/** Logs what loaders and actions throw that nobody expected; a wrong method is the sender's mistake. */
export function handleError(error: unknown) {
  if (isRouteErrorResponse(error)) log.warn("A request was refused", { status: error.status });
  else log.error("A request failed", { error });
}
