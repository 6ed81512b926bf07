import type { RequestNotes } from "~/log/log.server";

/** Names a failure in a header that scripts of the page can read: the request's id, under which the log has it. */
export function finishAnswer(answer: Response, { requestId }: RequestNotes): Response {
  if (answer.status < 500) return answer;
  const headers = new Headers(answer.headers);
  headers.set("Server-Timing", `request;desc="${requestId}"`);
  return new Response(answer.body, { status: answer.status, headers });
}
