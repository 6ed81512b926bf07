import { log, type RequestNotes, withRequestNotes } from "~/log/log.server";
import { requestIdOf } from "~/log/request-id";
import { canonicalPath } from "~/seo/canonical-path";
import { cachedAs, neverCached } from "./cache-policy";
import { canonicalSearch } from "./canonical-search";
import { finishAnswer } from "./finish-answer.server";
import { isReading } from "./is-reading";
import { isDataPath, pagePathOf } from "./page-path";
import { plainAnswer } from "./plain-answer";
import { noSuchData, refusal } from "./refusal";

type Site = {
  /** Has the routes answer. */
  render: (request: Request) => Promise<Response>;
  /** Asks this Worker by way of the cache in front of it. */
  askCache: (request: Request) => Promise<Response>;
  /** Whether search engines may list it. */
  isPublic: boolean;
  /** What becomes of requests is counted here, by the pattern of their route; no answer waits for it. */
  counter: {
    countRequest: (route: string | null, durationMs: number) => void;
    countStoreAnswer: (route: string | null, status: number | null) => void;
  };
};

/**
 * The way of every request: refused, led to its canonical address, answered with the copy that caches have
 * of its page, or rendered; then finished, and noted in the log.
 */
export function answerRequest(request: Request, site: Site): Promise<Response> {
  return withRequestNotes(requestIdOf(request.headers), async (notes) => {
    const startedAtMs = Date.now();
    notes.onStoreStatus = (status) => site.counter.countStoreAnswer(notes.route, status);
    const answer = await answerOrFail(request, site, notes);
    if (!site.isPublic) answer.headers.set("X-Robots-Tag", "noindex, nofollow");
    const durationMs = Date.now() - startedAtMs;
    log.info("A request was answered", {
      method: request.method,
      status: answer.status,
      durationMs,
      storeStatuses: notes.storeStatuses,
    });
    site.counter.countRequest(notes.route, durationMs);
    return request.method === "HEAD" ? new Response(null, answer) : answer;
  });
}

async function answerOrFail(request: Request, site: Site, notes: RequestNotes): Promise<Response> {
  try {
    return await findAnswer(request, site, notes);
  } catch (error) {
    log.error("A request failed", { error });
    return finishAnswer(request, failure(notes), notes);
  }
}

async function findAnswer(
  request: Request,
  { render, askCache }: Site,
  notes: RequestNotes,
): Promise<Response> {
  const address = new URL(request.url);
  const { origin, pathname, search } = address;
  const isData = isDataPath(pathname);
  const finish = (answer: Response) => finishAnswer(request, answer, notes);

  const refused = refusal(request, address);
  if (refused) return finish(refused);
  if (!isReading(request)) return finish(await render(request));

  const pagePath = pagePathOf(pathname);
  const path = canonicalPath(pagePath);
  if (path !== pagePath) return finish(isData ? noSuchData() : redirect(path, search));

  const sharedSearch = canonicalSearch(pathname, search);
  if (sharedSearch !== search) {
    const sharedRequest = new Request(origin + pathname + sharedSearch, request);
    return withoutCopyOfItsOwn(await askCache(sharedRequest));
  }
  // A page is rendered for HEAD too, since its tag is among the headers.
  const isHead = request.method === "HEAD";
  const answer = await render(isHead ? new Request(request, { method: "GET" }) : request);
  const isBareFailure = answer.status === 500 && !isPageOrData(answer);
  return finish(isBareFailure ? failure(notes) : answer);
}

function redirect(path: string, search: string): Response {
  const caching = search === "" ? cachedAs("content") : neverCached;
  return new Response(null, { status: 301, headers: { ...caching, Location: path + search } });
}

/** The cache has the answer under its canonical address, and need not have it under this one too. */
function withoutCopyOfItsOwn(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set("CDN-Cache-Control", "no-store");
  headers.delete("Cache-Tag");
  return new Response(answer.body, { status: answer.status, headers });
}

function isPageOrData({ headers }: Response): boolean {
  return /^text\/(html|x-script)/.test(headers.get("Content-Type") ?? "");
}

function failure({ requestId }: RequestNotes): Response {
  return plainAnswer(500, `Something went wrong. Please try again. Reference: ${requestId}`);
}
