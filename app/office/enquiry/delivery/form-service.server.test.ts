import { afterEach, expect, it, vi } from "vitest";
import { formServices } from "#edge/config.ts";
import { deliverEnquiry, idempotencyKey, type SentEnquiry } from "./form-service.server.ts";

const enquiry: SentEnquiry = {
  id: "7f3a91c2-5b1e-4c55-9d0a-2f6f0c9b7a11",
  revision: 1,
  name: "Asha",
  email: "asha@example.com",
  phone: null,
  message: "Moti to London",
  topic: null,
  page: "/contact",
  kind: "message",
  route: null,
  month: null,
  details: null,
  replyBy: Date.parse("2026-11-24T18:00+05:30"),
  isSuspect: false,
  isFlood: false,
};

afterEach(() => vi.unstubAllGlobals());

type Behaviour = {
  success?: { name: string; value: string } | null;
  fields?: Partial<SentEnquiry>;
};

/** Sends the enquiry to a service with the given response. */
async function send(response: Response, { success = null, fields = {} }: Behaviour = {}) {
  const post = vi.fn(async (_url: string, _init: RequestInit) => response);
  vi.stubGlobal("fetch", post);
  const outcome = await deliverEnquiry(
    { endpoint: "https://forms.example/f/1", success },
    { ...enquiry, ...fields },
  );
  return { outcome, request: post.mock.calls[0]?.[1] };
}

const html = { "Content-Type": "text/html; charset=utf-8" };

it.each<[string, () => Response]>([
  ["JSON that confirms it", () => Response.json({ ok: true })],
  ["JSON that does not mention success", () => Response.json({ id: 7, data: { ok: false } })],
  ["JSON without an error", () => Response.json({ error: null, errors: [] })],
  ["JSON that is labelled as HTML", () => new Response('{"success":"true"}', { headers: html })],
  ["plain text", () => new Response("OK")],
  ["no body", () => new Response(null, { status: 204 })],
  ["an empty body of JSON", () => new Response("", { headers: { "Content-Type": "text/json" } })],
])("accepts a 2xx response with %s", async (_, response) => {
  expect((await send(response())).outcome).toBeNull();
});

it.each<[string, () => Response, string]>([
  ["ok: false", () => Response.json({ ok: false }), "The response has ok: false"],
  ["success: false", () => Response.json({ success: false }), "The response has success: false"],
  [
    'success: "false", as FormSubmit sends',
    () => Response.json({ success: "false", message: "asha@example.com is not activated" }),
    "The response has success: false",
  ],
  ["an error", () => Response.json({ error: "Quota exceeded" }), "The response has an error"],
  ["errors", () => Response.json({ errors: [{ code: 1 }] }), "The response has an error"],
  [
    "a page of HTML",
    () => new Response("<!doctype html>", { headers: html }),
    "The response is a page of HTML",
  ],
  ["HTML as text", () => new Response("\n<html>"), "The response is a page of HTML"],
  [
    "truncated JSON",
    () => new Response('{"ok":', { headers: { "Content-Type": "application/json" } }),
    "The response is not valid JSON",
  ],
  ["100 kB", () => new Response("a".repeat(100_000)), "The response is larger than 64 kB"],
])("does not accept a 200 response with %s", async (_, response, reason) => {
  expect((await send(response())).outcome).toEqual({ kind: "refused", status: 200, reason });
});

it.each([
  [302, "refused"],
  [400, "refused"],
  [429, "refused"],
  [503, "unreachable"],
])("does not accept status %i, whatever its JSON says", async (status, kind) => {
  const outcome = (await send(Response.json({ ok: true }, { status }))).outcome;
  expect(outcome).toEqual({ kind, status, reason: `HTTP ${status}` });
});

it("returns what was thrown when the service cannot be reached, for the log", async () => {
  const error = new TypeError("Network connection lost.");
  vi.stubGlobal("fetch", () => Promise.reject(error));
  const service = { endpoint: "https://forms.example/f/1", success: null };
  expect(await deliverEnquiry(service, enquiry)).toEqual({
    kind: "unreachable",
    status: null,
    error,
    reason: "The form service cannot be reached",
  });
});

it.each<[string, () => Response, boolean]>([
  ["has it", () => Response.json({ code: 200 }), true],
  ["has it as text", () => Response.json({ code: "200" }), true],
  ["has another value", () => Response.json({ code: 401 }), false],
  ["lacks it", () => Response.json({ ok: true }), false],
  ["is no JSON", () => new Response("OK"), false],
])("requires what is configured for success: a response that %s", async (_, response, accepts) => {
  const outcome = (await send(response(), { success: { name: "code", value: "200" } })).outcome;
  expect(outcome?.reason ?? null).toBe(accepts ? null : "The response lacks code=200");
});

it.each<[string, () => Response]>([
  ["success: 0", () => Response.json({ success: 0 })],
  ["a status of error", () => Response.json({ status: "error" })],
  ["a nested failure", () => Response.json({ data: { success: false } })],
  ["a plain text about an error", () => new Response("ERROR: quota exceeded")],
])("does not accept %s from a service that is named", async (_, response) => {
  for (const success of Object.values(formServices)) {
    expect((await send(response(), { success })).outcome).toMatchObject({ kind: "refused" });
  }
});

it("sends the fields, the topic and the reference that the visitor was told, and an Idempotency-Key of its own for each revision", async () => {
  const first = (await send(Response.json({}), { fields: { topic: "moving to the UK" } })).request;
  expect(JSON.parse(String(first?.body))).toEqual({
    name: "Asha",
    email: "asha@example.com",
    phone: null,
    message: "Moti to London",
    topic: "moving to the UK",
    kind: "message",
    replyBy: "2026-11-24T12:30:00.000Z",
    reference: "7F3A-91C2",
  });
  const second = (await send(Response.json({}), { fields: { revision: 2 } })).request;
  const keys = [first, second].map((init) => new Headers(init?.headers).get("Idempotency-Key"));
  expect(keys).toEqual(await Promise.all([1, 2].map((one) => idempotencyKey(enquiry.id, one))));
  expect(keys[0]).not.toBe(keys[1]);
});

it("tells the service nothing of the id but the reference, since the id can correct an enquiry", async () => {
  const { request } = await send(new Response("OK"));
  const sent = `${request?.body} ${JSON.stringify(Object.fromEntries(new Headers(request?.headers)))}`;
  for (const part of enquiry.id.split("-")) expect(sent).not.toContain(part);
});

it("marks an enquiry that looks like spam", async () => {
  const { request } = await send(Response.json({}), { fields: { isSuspect: true } });
  expect(JSON.parse(String(request?.body))).toMatchObject({ suspectedSpam: "yes" });
});

it("names no time for the reply to one of a flood, which is promised none", async () => {
  const { request } = await send(Response.json({}), { fields: { isFlood: true } });
  expect(JSON.parse(String(request?.body))).not.toHaveProperty("replyBy");
});

it("sends a quote’s input as fields of its own, none of which replaces another field", async () => {
  const { request } = await send(new Response("OK"), {
    fields: {
      kind: "quote",
      route: "Pune to London, United Kingdom",
      month: "March 2027",
      details: { to: "uk", month: "2027-03", name: "=1+1", kind: "x" },
      replyBy: Date.parse("2026-11-24T18:00+05:30"),
    },
  });
  expect(JSON.parse(String(request?.body))).toMatchObject({
    name: "Asha",
    kind: "quote",
    to: "uk",
    route: "Pune to London, United Kingdom",
    month: "March 2027",
    replyBy: "2026-11-24T12:30:00.000Z",
  });
});
