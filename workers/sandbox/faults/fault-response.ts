import { html } from "hono/html";
import { wait } from "../latency";
import type { Fault } from "./faults";

// Longer than the time limit of any client.
const hangMs = 60_000;

const jsonHeaders = { "Content-Type": "application/json" };
const halfOfList = '{"count":14,"offset":0,"products":[{"id":"prod_01';

function retryHeaders(retryAfterSeconds: number | undefined): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
}

function errorPage(status: number) {
  return html`<!doctype html>
<html lang="en"><head><title>${status} | Sandbox edge</title></head>
<body><h1>Something went wrong</h1><p>The origin did not respond. Ray ID: sandbox.</p></body></html>`;
}

/** Declares a longer body than it sends, so that the connection breaks in the middle of the body. */
function halfResponse(): Response {
  const text = new TextEncoder().encode(halfOfList);
  // FixedLengthStream exists only in workerd.
  const { readable, writable } =
    typeof FixedLengthStream === "undefined"
      ? new TransformStream<Uint8Array>()
      : new FixedLengthStream(2 * text.length);
  const writer = writable.getWriter();
  const breakOff = () => writer.abort(new Error("Sandbox fault: half a body."));
  // The client may have disconnected already.
  writer
    .write(text)
    .then(breakOff)
    .catch(() => {});
  // Without this header wrangler would compress the body and end it as if it were complete.
  return new Response(readable, { headers: { ...jsonHeaders, "Content-Encoding": "identity" } });
}

/** Applies a fault. Null if it only delays the real response. */
export async function respondWithFault(
  fault: Fault,
  signal: AbortSignal,
): Promise<Response | null> {
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
      return halfResponse();
    case "hang":
      await wait(hangMs, signal);
      return Response.json({ message: "Sandbox fault: hung." }, { status: 504 });
    case "redirect":
      return new Response(null, { status: fault.status, headers: { Location: fault.url } });
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
