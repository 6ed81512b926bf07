import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import styleSheet from "./app.css?inline";
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
// Inline, so that the first paint needs one round trip. In development a link lets Vite update it (root.tsx).
const inlineStyle = isDevelopment ? "" : `<style>${styleSheet}</style>`;
const headEnd = `${inlineStyle}<meta name="version" content="${builtCommit}"></head>`;

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

  const { chat, imageOrigins } = context.get(siteContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Vite's error overlay has styles of its own.
  const styleSource = isDevelopment ? "'unsafe-inline'" : await styleSheetHash();
  const policy = context.get(deskContext)
    ? writeScriptFreePolicy(styleSource)
    : writePagePolicy({
        ...{ scriptSources, styleSource, imageOrigins, chat },
      });
  headers.set("Content-Security-Policy", policy);
  // A function, since `$` is special in a replacement string.
  return new Response(
    html.replace("</head>", () => headEnd),
    { status, headers },
  );
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
