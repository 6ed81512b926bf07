import { renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import styleSheet from "./app.css?inline";
import { joinBytes } from "./edge/join-bytes";
import { RequestIdContext } from "./frame/request-id";
import { log, requestNotes } from "./log/log.server";

const encoder = new TextEncoder();
// Two thirds of a page, and the same for all: encoded once.
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
) {
  const page = renderToString(
    <RequestIdContext value={requestNotes()?.requestId ?? null}>
      <ServerRouter context={await withLoadedData(routerContext)} url={request.url} />
    </RequestIdContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  // In development, Vite adds style sheets of its own.
  if (import.meta.env.DEV) return new Response(`<!DOCTYPE html>${page}`, { status, headers });

  const headEnd = page.indexOf("</head>");
  const headBytes = encoder.encode(`<!DOCTYPE html>${page.slice(0, headEnd)}`);
  const bodyBytes = encoder.encode(page.slice(headEnd));
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

/** Logs what loaders and actions throw that nobody expected; a wrong method is the sender's mistake. */
export function handleError(error: unknown) {
  if (isRouteErrorResponse(error)) log.warn("A request was refused", { status: error.status });
  else log.error("A request failed", { error });
}
