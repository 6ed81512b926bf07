import { exports } from "cloudflare:workers";
import { onTestFinished, vi } from "vitest";

export const siteUrl = "https://marigold.example";

/** Requests a path, by default from a new IP address, whose requests nobody has counted. */
export function visit(path: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(`${siteUrl}${path}`, { redirect: "manual", ...init });
  if (!request.headers.has("CF-Connecting-IP")) {
    request.headers.set("CF-Connecting-IP", crypto.randomUUID());
  }
  return exports.default.fetch(request);
}

/** Posts JSON as the site's own scripts do. */
export const postJson = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  visit(path, {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      Origin: siteUrl,
      ...headers,
    },
  });

export type PageFacts = {
  status: number;
  title: string;
  description: string;
  mainHeadings: string[];
  hrefs: string[];
  ids: string[];
};

/** Replaces the entities that React writes and HTMLRewriter leaves. */
const decode = (html: string) => html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

/** Reads facts about a page from its HTML, as a client without JavaScript sees it. */
export async function readPage(path: string): Promise<PageFacts> {
  const response = await visit(path);
  const facts: PageFacts = {
    status: response.status,
    title: "",
    description: "",
    mainHeadings: [],
    hrefs: [],
    ids: [],
  };
  const rewriter = new HTMLRewriter()
    .on("head title", {
      text(chunk) {
        facts.title += decode(chunk.text);
      },
    })
    .on("meta[name=description]", {
      element(meta) {
        facts.description = meta.getAttribute("content") ?? "";
      },
    })
    .on("h1", {
      element() {
        facts.mainHeadings.push("");
      },
      text(chunk) {
        facts.mainHeadings.push(`${facts.mainHeadings.pop() ?? ""}${decode(chunk.text)}`);
      },
    })
    .on("a[href]", {
      element(link) {
        facts.hrefs.push(decode(link.getAttribute("href") ?? ""));
      },
    })
    .on("[id]", {
      element(element) {
        facts.ids.push(element.getAttribute("id") ?? "");
      },
    });
  await rewriter.transform(response).arrayBuffer();
  return facts;
}

/** Reads the elements of a page that match a CSS selector, with the text within them. */
export async function readElements(
  path: string,
  selector: string,
): Promise<{ text: string; href: string }[]> {
  const elements: { text: string; href: string }[] = [];
  const rewriter = new HTMLRewriter().on(selector, {
    element(element) {
      elements.push({
        text: "",
        href: decode(element.getAttribute("href") ?? ""),
      });
    },
    text(chunk) {
      const last = elements.at(-1);
      if (last) last.text += decode(chunk.text);
    },
  });
  await rewriter.transform(await visit(path)).arrayBuffer();
  return elements;
}

/** Reads one attribute of the elements of a page that match a CSS selector; null where an element lacks it. */
export async function readAttributes(
  path: string,
  selector: string,
  name: string,
): Promise<(string | null)[]> {
  const values: (string | null)[] = [];
  const rewriter = new HTMLRewriter().on(selector, {
    element(element) {
      values.push(element.getAttribute(name));
    },
  });
  await rewriter.transform(await visit(path)).arrayBuffer();
  return values;
}

function stopClock(now: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now });
}

/** Moves the Worker's clock forward. It stands still, and never goes back: the Worker remembers failures for a while. */
export function advanceClock(ms: number): void {
  stopClock(Date.now() + ms);
}

/** Sets the Worker's clock to another day for the rest of the test. */
export function setClock(instant: string): void {
  const now = Date.now();
  onTestFinished(() => stopClock(now));
  stopClock(Date.parse(instant));
}

/** Makes the Worker's time limits for calls to other services twenty times shorter, for the rest of the test. */
export function hastenTimeLimits(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, "timeout");
  spy.mockImplementation((limitMs) => timeout(limitMs / 20));
  onTestFinished(() => spy.mockRestore());
}

const minuteMs = 60_000;
const currentMinute = () => Math.floor(vi.getRealSystemTime() / minuteMs);

/**
 * Sends a series of requests within one minute. The local rate limiter counts per minute of the real clock, which
 * advanceClock does not move, so a series that runs into the next minute is repeated from another IP address.
 */
export async function withinOneMinute<Outcome>(
  series: (from: string) => Promise<Outcome>,
): Promise<Outcome> {
  for (;;) {
    const minute = currentMinute();
    const outcome = await series(crypto.randomUUID());
    if (currentMinute() === minute) return outcome;
  }
}
