import { createElement, type ReactNode, Suspense, use } from "react";
import {
  createRequestHandler,
  type LoaderFunction,
  UNSAFE_ErrorResponseImpl as RouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { siteContext } from "./edge/seo/site-context.server.ts";
import * as entry from "./entry.server.tsx";

const url = "https://marigold.example/";

let error: MockInstance<typeof console.error>;
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  error = vi.spyOn(console, "error").mockImplementation(() => {});
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe("handleError", () => {
  const handle = (thrown: unknown, signal?: AbortSignal) =>
    entry.handleError(thrown, {
      request: new Request(url, { signal }),
      params: {},
      context: new RouterContextProvider(),
    });

  it("logs an unexpected error with its stack", () => {
    handle(new Error("no crate"));
    expect(JSON.parse(error.mock.calls[0]?.[0])).toEqual({
      level: "error",
      message: "A request failed",
      error: expect.stringMatching(/^Error: no crate\n\s+at /),
    });
  });

  it("logs a response that React Router throws as a warning with its status", () => {
    handle(new RouteErrorResponse(405, "Method Not Allowed", null));
    expect(error).not.toHaveBeenCalled();
    expect(JSON.parse(warn.mock.calls[0]?.[0])).toMatchObject({ level: "warn", status: 405 });
  });

  it("logs nothing for a request that the visitor aborted", () => {
    handle(new Error("no crate"), AbortSignal.abort());
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });
});

const ErrorBoundary = () => <html lang="en">Something went wrong</html>;

/** Requests the only page of a site. Its loader or component may abort the request. */
function requestPage(
  createPage: (abort: () => void) => { loader?: LoaderFunction; Page: () => ReactNode },
) {
  const controller = new AbortController();
  const { loader, Page } = createPage(() => controller.abort());
  // The parts of a build that rendering a page needs.
  const build = {
    entry: { module: entry },
    routes: { root: { id: "root", path: "", module: { default: Page, ErrorBoundary, loader } } },
    assets: { entry: { imports: [], module: "" }, routes: { root: { id: "root", imports: [] } } },
    routeDiscovery: { mode: "initial", manifestPath: "" },
    ssr: true,
    future: {},
  } as unknown as ServerBuild;
  const context = new RouterContextProvider();
  context.set(siteContext, {
    origin: url,
    chat: null,
    stage: "local",
    imageOrigins: [],
    hasMail: false,
    hasFormService: true,
    isPrivate: false,
  });
  const handler = createRequestHandler(build, "production");
  return handler(new Request(url, { signal: controller.signal }), context);
}

describe("an error in a component", () => {
  const fail = () => {
    throw new Error("no crate");
  };

  it.each([
    ["replaces the page by its error boundary", 500, () => ({ Page: fail })],
    [
      "in a Suspense boundary leaves the fallback",
      200,
      () => ({
        Page: () => (
          <html lang="en">
            <Suspense fallback="Loading">{createElement(fail)}</Suspense>
          </html>
        ),
      }),
    ],
  ])("%s and is logged once", async (_, status, createPage) => {
    const response = await requestPage(createPage);
    expect(response.status).toBe(status);
    expect(error.mock.calls).toEqual([[expect.stringContaining("A request failed")]]);
  });
});

describe("a request that the visitor aborts", () => {
  it("is not rendered and not logged when its loader is still running", async () => {
    const Page = vi.fn(() => null);
    await requestPage((abort) => ({
      loader: async () => {
        abort();
        await Promise.withResolvers().promise;
      },
      Page,
    }));
    expect(Page).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it("is not rendered to the end and not logged", async () => {
    const { promise: never } = Promise.withResolvers<string>();
    const response = await requestPage((abort) => ({
      Page: () => {
        setTimeout(abort);
        return <html lang="en">{use(never)}</html>;
      },
    }));
    expect(response.status).toBe(500);
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });
});
