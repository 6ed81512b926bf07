import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { everyPage } from "#content/company/fact-descriptions.ts";
import type { UnfilledFact } from "#content/company/unfilled-facts.server.ts";
import { StagingBanner } from "./staging-banner.tsx";

const facts: UnfilledFact[] = [
  { name: "phone", what: "The phone number", shownOn: [everyPage], state: "invented" },
  { name: "insurer", what: "The insurer", shownOn: ["/services"], state: "missing" },
  { name: "postcards", what: "The postcards", shownOn: ["/"], state: "invented" },
];

const render = (path: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <StagingBanner unfilledFacts={facts} />
    </MemoryRouter>,
  );

it.each([
  ["/", ["The phone number: invented", "The postcards: invented"]],
  ["/services/export-services", ["The phone number: invented", "The insurer: missing"]],
  ["/faq", ["The phone number: invented"]],
])("the staging banner lists the facts that %s lacks", (path, lines) => {
  const items = [...render(path).matchAll(/<li[^>]*>([^<]*)<\/li>/g)].map(([, line]) => line);
  expect(items).toEqual(lines);
});
