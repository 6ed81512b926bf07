import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import styleSheet from "./app.css?inline";
import styleSheetUrl from "./app.css?url";
import { builtCommit } from "./edge/deployed-version.ts";
import { log, requestNotes } from "./edge/log/log.server.ts";
import {
  hashSource,
  writePagePolicy,
  writeScriptFreePolicy,
} from "./edge/security/content-security-policy.ts";
import { prepareScripts } from "./edge/security/page-scripts.server.ts";
import { siteContext } from "./edge/seo/site-context.server.ts";
import { RequestIdContext } from "./frame/failure/request-id.tsx";
import { deskContext } from "./office/desk/desk-context.server.ts";

const isDevelopment = import.meta.env.DEV;
/** Of a page for an address that may be one of thousands that somebody makes up. */
const lightStatuses = [400, 404, 410, 429];

/** Renders the whole page before sending it, since its Content-Security-Policy needs the hash of each inline script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  // Not in development, where React would report the nonces as differences from the browser's page.
  const nonce = isDevelopment ? undefined : crypto.randomUUID();
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <RequestIdContext value={requestNotes()?.requestId ?? null}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RequestIdContext>,
    {
      signal: request.signal,
      // Keeps React from splitting a long page into a shell and parts that scripts insert.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Without a handler, React prints each error, even for aborted requests.
      onError: (error) => void errors.push(error),
    },
  );
  await stream.allReady;
  // Errors that a Suspense boundary caught. Others reject `allReady`; React Router handles them.
  for (const error of errors) handleError(error, { request, context, params: {} });
  const rendered = await new Response(stream).text();
  const { html, scriptSources } = nonce
    ? await prepareScripts(rendered, nonce)
    : // Vite's client waits for a server that restarts in a worker of its own.
      { html: rendered, scriptSources: ["'unsafe-inline'", "blob:"] };

  const { chat, imageOrigins, mayBeKept = false } = context.get(siteContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const style = await chooseStyle(status);
  const policy = context.get(deskContext)
    ? writeScriptFreePolicy(style.source)
    : writePagePolicy({
        scriptSources,
        styleSource: style.source,
        imageOrigins,
        chat,
        mayBeKept,
      });
  headers.set("Content-Security-Policy", policy);
  // A function, since `$` is special in a replacement string.
  return new Response(
    html.replace(
      "</head>",
      () => `${style.html}<meta name="version" content="${builtCommit}"></head>`,
    ),
    { status, headers },
  );
}

/**
 * The style sheet as the end of a page's head, and its source for the policy. It is inline, so that the first paint needs
 * one round trip, except on light pages, most of whose bytes it would be.
 */
async function chooseStyle(status: number): Promise<{ html: string; source: string }> {
  // A link lets Vite update it (root.tsx), whose error overlay has styles of its own.
  if (isDevelopment) return { html: "", source: "'unsafe-inline'" };
  if (lightStatuses.includes(status)) {
    return { html: `<link rel="stylesheet" href="${styleSheetUrl}">`, source: "" };
  }
  return { html: `<style>${styleSheet}</style>`, source: await styleSheetHash() };
}

let knownStyleSheetHash: string | undefined;

async function styleSheetHash(): Promise<string> {
  knownStyleSheetHash ??= await hashSource(styleSheet);
  return knownStyleSheetHash;
}

/** Logs unexpected errors of loaders, actions and rendering. A request that its visitor aborted is no error. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error)) log.warn("A request was refused", { status: error.status });
  else log.error("A request failed", { error });
};
