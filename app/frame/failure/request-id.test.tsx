import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, it } from "vitest";
import { RequestId, RequestIdContext } from "./request-id.tsx";

/** Renders the error boundary of a page whose loader fails. Tests run with the code of development. */
async function renderFailure(): Promise<string> {
  const handler = createStaticHandler([
    {
      path: "/",
      loader() {
        throw new Error("no crate");
      },
      ErrorBoundary: RequestId,
    },
  ]);
  const context = await handler.query(new Request("https://marigold.example/"));
  if (context instanceof Response) throw new Error("The page redirects.");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <RequestIdContext value="8c1f0a2b3c4d5e6f-BOM">
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </RequestIdContext>,
  );
}

it("names the request that failed, whole in the message to us, and shows the stack while developing", async () => {
  const html = await renderFailure();
  expect(html).toContain('<code title="8c1f0a2b3c4d5e6f-BOM">8c1f0a2b</code>');
  expect(html).toContain("?subject=Reference%208c1f0a2b3c4d5e6f-BOM");
  expect(html).toMatch(/<pre[^>]*>Error: no crate\s+at .*request-id\.test\.tsx/);
});
