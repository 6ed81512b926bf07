import { html } from "hono/html";
import type { Fault } from "./faults";
import { wait } from "./wait";

// Longer than any client's patience, short enough that nothing leaks.
const hangMs = 60_000;

const jsonHeaders = { "Content-Type": "application/json" };
const halfOfList = '{"count":14,"offset":0,"products":[{"id":"prod_01';

function retryHeaders(retryAfterSeconds: number | undefined): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
}

function errorPage(status: number) {
  return html`<!doctype html>
<html lang="en"><head><title>${status} | Sandbox edge</title></head>
<body><h1>Something went wrong</h1><p>The origin did not answer. Ray ID: sandbox.</p></body></html>`;
}

/** Promises more than it sends, so that the connection is dropped in the middle of the body. */
function halfAnswer(): Response {
  const text = new TextEncoder().encode(halfOfList);
  // Only in workerd does a stream have a length to fall short of.
  const { readable, writable } =
    typeof FixedLengthStream === "undefined"
      ? new TransformStream<Uint8Array>()
      : new FixedLengthStream(2 * text.length);
  const writer = writable.getWriter();
  const breakOff = () => writer.abort(new Error("Sandbox fault: half a body."));
  // A client that has gone away already is as good.
  writer
    .write(text)
    .then(breakOff)
    .catch(() => {});
  // Wrangler would compress it, and end what it compressed as if it were whole.
  return new Response(readable, { headers: { ...jsonHeaders, "Content-Encoding": "identity" } });
}

/** Null: the fault only cost time, and the real answer is to follow. */
export async function answerWithFault(fault: Fault, signal: AbortSignal): Promise<Response | null> {
  if (fault.delayMs !== undefined) await wait(fault.delayMs, signal);
  switch (fault.kind) {
    case "delay":
      return null;
    case "status":
      return Response.json(
        { message: `Sandbox fault: status ${fault.status}.` },
        { status: fault.status, headers: retryHeaders(fault.retryAfterSeconds) },
      );
    case "html":
      return new Response(String(errorPage(fault.status)), {
        status: fault.status,
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          ...retryHeaders(fault.retryAfterSeconds),
        },
      });
    case "malformed":
      return new Response(halfOfList, { headers: jsonHeaders });
    case "half-body":
      return halfAnswer();
    case "hang":
      await wait(hangMs, signal);
      return Response.json({ message: "Sandbox fault: hung." }, { status: 504 });
    case "payment-url":
      return Response.json({ url: fault.url });
    case "json":
      return Response.json(fault.body);
    case "missing-url":
      return Response.json({});
    case "null-product":
      return Response.json({ product: null });
    case "wrong-shape":
      return Response.json({ data: { items: "unexpected" }, products: "none", product: [] });
  }
}
