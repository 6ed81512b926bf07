import { html } from "hono/html";
import type { Fault } from "./faults";
import { wait } from "./wait";

// Longer than any client's patience, short enough that nothing leaks.
const hangMs = 60_000;

function retryHeaders(retryAfterSeconds: number | undefined): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
}

function errorPage(status: number) {
  return html`<!doctype html>
<html lang="en"><head><title>${status} | Sandbox edge</title></head>
<body><h1>Something went wrong</h1><p>The origin did not answer. Ray ID: sandbox.</p></body></html>`;
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
      return new Response('{"count":14,"offset":0,"products":[{"id":"prod_01', {
        headers: { "Content-Type": "application/json" },
      });
    case "hang":
      await wait(hangMs, signal);
      return Response.json({ message: "Sandbox fault: hung." }, { status: 504 });
    case "payment-url":
      return Response.json({ url: fault.url });
    case "missing-url":
      return Response.json({});
    case "null-product":
      return Response.json({ product: null });
    case "wrong-shape":
      return Response.json({ data: { items: "unexpected" }, products: "none", product: [] });
  }
}
