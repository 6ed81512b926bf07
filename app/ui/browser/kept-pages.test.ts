import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import source from "../../../public/keep.js?raw";
import { scopeOf } from "./kept-pages.ts";

const origin = "https://marigold.example";
const plan = "/plan/papers?to=uk&pet=dog";
const sheet = "/plan/papers/vet-visit?to=uk&pet=dog";

/** The site's responses by their path; null where the network fails. */
type Site = Record<string, (() => Response | Promise<never>) | null>;

const page = (body: string) => () => new Response(`<html lang="en">${body}</html>`);
const file = () => new Response("");
const silence = () => new Promise<never>(() => {});
const status = (code: number) => () => new Response("No.", { status: code });

const site = (): Site => ({
  [plan]: page(
    `<link href="/assets/sheet-1.css"> <a class="x" href="${sheet.replace("&", "&amp;")}">
    <a href="/plan/papers?to=uae&amp;pet=dog"> <a href="/plan?to=uk"> <a href="/plan/papers/days.ics?to=uk&amp;pet=dog">`,
  ),
  [sheet]: page(`<style>a { src: url(/assets/text-1.woff2) }</style> <a href="${plan}">`),
  "/plan/papers?to=uae&pet=dog": page('<script src="/assets/uae-1.js"></script>'),
  "/assets/sheet-1.css": file,
  "/assets/text-1.woff2": file,
  "/assets/uae-1.js": file,
});

function redirect(): Response {
  const properties = { type: { value: "opaqueredirect" }, clone: { value: redirect } };
  return Object.defineProperties(new Response("No."), properties);
}

/** Starts the worker of the papers in front of a site. */
function startWorker(responses: Site) {
  const listeners = new Map<string, (event: object) => void>();
  const caches = new Map<string, Map<string, Response>>();
  const registration = { scope: `${origin}/plan/papers`, isEnded: false };
  const keyOf = (request: string | { url: string }) => {
    const { pathname, search } = new URL(
      typeof request === "string" ? request : request.url,
      origin,
    );
    return pathname + search;
  };
  async function fetch(request: string | { url: string }) {
    const response = responses[keyOf(request)];
    if (!response) throw new TypeError("Failed to fetch");
    return response();
  }
  function open(name: string) {
    const stored = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, stored);
    return {
      keys: async () => [...stored.keys()].map((path) => ({ url: origin + path })),
      match: async (key: string) => stored.get(keyOf(key))?.clone(),
      put: async (key: string, response: Response) => void stored.set(keyOf(key), response),
      delete: async (key: string) => stored.delete(keyOf(key)),
      addAll: async (paths: string[]) => {
        for (const path of paths) stored.set(path, await fetch(path));
      },
    };
  }
  const match = async (key: string, { cacheName }: { cacheName: string }) =>
    caches.get(cacheName)?.get(keyOf(key))?.clone();
  const remove = async (name: string) => caches.delete(name);
  let turn: Promise<unknown> = Promise.resolve();
  runInNewContext(source, {
    fetch,
    URL,
    Response,
    console: { warn: () => {} },
    location: { origin },
    caches: { open: async (name: string) => open(name), match, delete: remove },
    setTimeout: (callback: () => void) => setTimeout(callback, 0),
    navigator: {
      locks: {
        request: (_: string, work: () => Promise<unknown>) => {
          turn = turn.then(work);
          return turn;
        },
      },
    },
    self: {
      registration: { ...registration, unregister: async () => (registration.isEnded = true) },
      addEventListener: (name: string, listener: (event: object) => void) =>
        listeners.set(name, listener),
    },
  });
  return {
    stored: () => [...caches.values()].flatMap((stored) => [...stored.keys()]).toSorted(),
    isEnded: () => registration.isEnded && caches.size === 0,
    assign: (task: "keep" | "remove", start: string) =>
      new Promise<unknown>((resolve) => {
        const ports = [{ postMessage: resolve }];
        listeners.get("message")?.({ data: { task, start }, ports, waitUntil: () => {} });
      }),
    /** The text of the response to a request; undefined if the worker leaves it to the browser. */
    async request(
      path: string,
      { method = "GET", mode = "navigate", destination = "document" } = {},
    ) {
      let response: Promise<Response> | undefined;
      const pending: Promise<unknown>[] = [];
      listeners.get("fetch")?.({
        request: { url: new URL(path, origin).href, method, mode, destination },
        respondWith: (answer: Promise<Response>) => {
          response = answer;
        },
        waitUntil: (work: Promise<unknown>) => pending.push(work),
      });
      const text = await (await response)?.text();
      await Promise.all(pending);
      return text;
    },
  };
}

/** A worker that has kept the papers of the plan. */
async function keepPapers(responses: Site) {
  const worker = startWorker(responses);
  await worker.assign("keep", plan);
  return worker;
}

describe("the worker of kept pages", () => {
  it("keeps a page, those of its query that it leads to, and their files, and nothing else", async () => {
    const worker = await keepPapers(site());
    expect(worker.stored()).toEqual(
      ["/assets/sheet-1.css", "/assets/text-1.woff2", plan, sheet].toSorted(),
    );
  });

  it("keeps nothing and ends if one of the pages cannot be had", async () => {
    const worker = await keepPapers({ ...site(), [sheet]: status(429) });
    expect(worker.isEnded()).toBe(true);
  });

  it("shows a kept page with its day only where the network fails or does not respond", async () => {
    const responses = site();
    const worker = await keepPapers(responses);
    expect(await worker.request(plan)).not.toContain("data-kept");
    const network = { ...responses };
    responses[plan] = null;
    const copy = /^<html data-kept="20\d\d-\d\d-\d\d" lang="en">/;
    expect(await worker.request(plan)).toMatch(copy);
    responses[plan] = silence;
    expect(await worker.request(plan)).toMatch(copy);
    responses["/assets/sheet-1.css"] = null;
    const styles = { mode: "no-cors", destination: "style" };
    expect(await worker.request("/assets/sheet-1.css", styles)).toBe("");
    Object.assign(responses, network);
    expect(await worker.request(plan)).not.toContain("data-kept");
  });

  it("renews a kept page that is opened, drops files that no page needs, and keeps no other page", async () => {
    const responses = site();
    const worker = await keepPapers(responses);
    responses[plan] = page('New <link href="/assets/sheet-2.css">');
    responses["/assets/sheet-2.css"] = file;
    await worker.request(plan);
    await worker.request("/plan/papers?to=uae&pet=dog");
    expect(worker.stored()).toEqual(
      ["/assets/sheet-2.css", "/assets/text-1.woff2", plan, sheet].toSorted(),
    );
    responses[plan] = null;
    expect(await worker.request(plan)).toContain("New");
  });

  it("shows a failure of the site, and keeps the copy", async () => {
    const responses = site();
    const worker = await keepPapers(responses);
    responses[plan] = status(503);
    expect(await worker.request(plan)).toBe("No.");
    expect(worker.stored()).toContain(plan);
  });

  it.each([
    ["is gone", status(410)],
    ["does not exist any more", status(404)],
    ["leads elsewhere", redirect],
  ])("removes all and ends when a kept page %s", async (_, response) => {
    const responses = site();
    const worker = await keepPapers(responses);
    responses[sheet] = response;
    await worker.request(sheet);
    expect(worker.isEnded()).toBe(true);
  });

  it("removes one plan's pages alone, and ends with the last plan", async () => {
    const worker = await keepPapers(site());
    await worker.assign("keep", "/plan/papers?to=uae&pet=dog");
    await worker.assign("remove", plan);
    expect(worker.stored()).toEqual(["/assets/uae-1.js", "/plan/papers?to=uae&pet=dog"]);
    expect(worker.isEnded()).toBe(false);
    await worker.assign("remove", "/plan/papers?to=uae&pet=dog");
    expect(worker.isEnded()).toBe(true);
  });

  it.each([
    ["posts", plan, { method: "POST" }],
    ["other sites", "https://chat.example/widget.js", { mode: "no-cors", destination: "script" }],
    ["data for client navigation", "/plan/papers.data", { mode: "cors", destination: "" }],
  ])("leaves %s to the browser", async (_, path, request) => {
    const worker = await keepPapers(site());
    expect(await worker.request(path, request)).toBeUndefined();
  });
});

it("the scope of kept pages is the path of the first one", () => {
  expect(scopeOf(plan)).toBe("/plan/papers");
  expect(scopeOf("/quote/abc")).toBe("/quote/abc");
});
