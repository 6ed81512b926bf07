import type { ReactNode } from "react";
import { createRoutesStub, useLocation } from "react-router";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react/pure";
import type { ChatSettings } from "#frame/chat/chat.ts";

/** Renders part of a page that stays while its links are followed, at any address. */
export async function renderOnPage(part: ReactNode, { chat = null, path = "/" }: PageFacts = {}) {
  const Page = () => (
    <main>
      {part}
      <output aria-label="Address">{useLocation().pathname}</output>
    </main>
  );
  const root = { chat };
  const Stub = createRoutesStub([{ id: "root", path: "*", loader: () => root, Component: Page }]);
  await render(<Stub initialEntries={[path]} hydrationData={{ loaderData: { root } }} />);
}

type PageFacts = { chat?: ChatSettings | null; path?: string };

/** The address of the page that a link has led to. */
export const address = page.getByRole("status", { name: "Address" });
