import { createContext, useContext, useSyncExternalStore } from "react";
import { useRouteError } from "react-router";
import { company } from "#content/company/company.ts";
import { TextLink } from "#ui/text/text-link.tsx";

/** The id of the request for which the server renders the page. */
export const RequestIdContext = createContext<string | null>(null);

/** As much of the id as a visitor can read out on the phone. */
const spokenLength = 8;

/** A reference that a visitor can quote, so that we find the failure in the log. The message to us has all of it. */
export function RequestId() {
  const id = useRequestId();
  return (
    <>
      {id && (
        <p className="mt-4 text-ink-soft text-sm">
          Reference: <code title={id}>{id.slice(0, spokenLength)}</code>.{" "}
          <TextLink href={`${company.email.uri}?subject=${encodeURIComponent(`Reference ${id}`)}`}>
            Write to us about it
          </TextLink>
        </p>
      )}
      {import.meta.env.DEV && <DevelopmentStack />}
    </>
  );
}

/** The stack of the error that an error boundary shows. */
function DevelopmentStack() {
  const error = useRouteError();
  return (
    error instanceof Error && <pre className="mt-4 overflow-x-auto text-sm">{error.stack}</pre>
  );
}

/**
 * In the browser the id comes from the Server-Timing header that only failed responses have
 * (edge/routing/request-log.server.ts): of the last one for the page or its data. Without a response there is none.
 */
function useRequestId(): string | null {
  const idOnServer = useContext(RequestIdContext);
  const isBrowser = typeof document !== "undefined";
  return useSyncExternalStore(observeResponses, findLastId, () =>
    isBrowser ? findLastId() : idOnServer,
  );
}

function observeResponses(onResponse: () => void): () => void {
  const observer = new PerformanceObserver(onResponse);
  observer.observe({ entryTypes: ["resource"] });
  return () => observer.disconnect();
}

function findLastId(): string | null {
  const timings = [
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ].flatMap((entry) => (isPageOrData(entry) ? [entry.serverTiming] : []));
  return timings.at(-1)?.find(({ name }) => name === "request")?.description ?? null;
}

/** The document, or data that the router fetched. Prefetches have the initiator "link". */
function isPageOrData(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  return (
    entry instanceof PerformanceResourceTiming &&
    ["navigation", "fetch"].includes(entry.initiatorType)
  );
}
