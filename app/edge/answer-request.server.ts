import { log, type RequestNotes, withRequestNotes } from "~/log/log.server";
import { requestIdOf } from "~/log/request-id";
import { canonicalPath } from "~/seo/canonical-path";
import { finishAnswer } from "./finish-answer.server";
import { isReading } from "./is-reading";
import { pagePathOf } from "./page-path";

/** Has the routes answer. */
type Render = (request: Request) => Promise<Response>;

/**
 * The way of every request: led to its canonical address or rendered; then finished, and noted in the log.
 */
export function answerRequest(request: Request, render: Render): Promise<Response> {
  return withRequestNotes(requestIdOf(request.headers), async (notes) => {
    const startedAtMs = Date.now();
    const answer = await answerOrFail(request, render, notes);
    log.info("A request was answered", {
      method: request.method,
      status: answer.status,
      durationMs: Date.now() - startedAtMs,
      storeStatuses: notes.storeStatuses,
    });
    return answer;
  });
}

async function answerOrFail(
  request: Request,
  render: Render,
  notes: RequestNotes,
): Promise<Response> {
  try {
    return await findAnswer(request, render, notes);
  } catch (error) {
    log.error("A request failed", { error });
    return finishAnswer(failure(notes), notes);
  }
}

async function findAnswer(
  request: Request,
  render: Render,
  notes: RequestNotes,
): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url);
  const finish = (answer: Response) => finishAnswer(answer, notes);

  if (!isReading(request)) return finish(await render(request));

  const pagePath = pagePathOf(pathname);
  const path = canonicalPath(pagePath);
  // What scripts ask for is named by the router.
  if (path !== pagePath && pagePath === pathname) {
    return new Response(null, { status: 301, headers: { Location: origin + path + search } });
  }
  const answer = await render(request);
  const isBareFailure = answer.status === 500 && !isPageOrData(answer);
  return finish(isBareFailure ? failure(notes) : answer);
}

function isPageOrData({ headers }: Response): boolean {
  return /^text\/(html|x-script)/.test(headers.get("Content-Type") ?? "");
}

function failure({ requestId }: RequestNotes): Response {
  return new Response(`Something went wrong. Please try again. Reference: ${requestId}\n`, {
    status: 500,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
