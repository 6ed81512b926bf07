import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { RequestIdContext } from "./frame/request-id";
import { log, requestNotes } from "./log/log.server";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  let responseStatus = status;
  const body = await renderToReadableStream(
    <RequestIdContext value={requestNotes()?.requestId ?? null}>
      <ServerRouter context={routerContext} url={request.url} />
    </RequestIdContext>,
    {
      signal: request.signal,
      onError(error) {
        responseStatus = 500;
        log.error("A page could not be rendered", { error });
      },
    },
  );
  // Pages are complete in the HTML before any script runs, for crawlers as for people.
  await body.allReady;

  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: responseStatus, headers });
}

/** Logs what loaders and actions throw that nobody expected; a wrong method is the sender's mistake. */
export function handleError(error: unknown) {
  if (isRouteErrorResponse(error)) log.warn("A request was refused", { status: error.status });
  else log.error("A request failed", { error });
}
