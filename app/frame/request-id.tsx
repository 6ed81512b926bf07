import { createContext, useContext, useSyncExternalStore } from "react";
import { pagePathOf } from "~/edge/page-path";

/** The id of the request that the server renders a page for. */
export const RequestIdContext = createContext<string | null>(null);

/**
 * The id under which the log has the request for this page, if it failed. In the browser it comes from the
 * Server-Timing header of the last answer for the page's address; without an answer there is none.
 */
export function useRequestId(): string | null {
  const idOnServer = useContext(RequestIdContext);
  const inBrowser = typeof document !== "undefined";
  return useSyncExternalStore(observeAnswers, findLastId, () =>
    inBrowser ? findLastId() : idOnServer,
  );
}

function observeAnswers(onAnswer: () => void): () => void {
  const observer = new PerformanceObserver(onAnswer);
  observer.observe({ entryTypes: ["resource"] });
  return () => observer.disconnect();
}

function findLastId(): string | null {
  const answer = [
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ].findLast(isOfThisPage);
  const timing = answer?.serverTiming.find(({ name }) => name === "request");
  return timing?.description ?? null;
}

/** The page itself or its data, and not what was only fetched ahead. */
function isOfThisPage(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  return (
    entry instanceof PerformanceResourceTiming &&
    entry.initiatorType !== "link" &&
    pagePathOf(new URL(entry.name).pathname) === location.pathname
  );
}
