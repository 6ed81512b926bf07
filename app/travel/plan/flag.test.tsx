import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { destinations } from "#travel/rules/destination-labels.ts";
import { destinationNames } from "#travel/rules/rules.ts";
import { Flag } from "./flag.tsx";

it("Each destination that has rules is offered, with a flag", () => {
  expect(destinations).toEqual(destinationNames);
  for (const destination of destinations) {
    expect(renderToStaticMarkup(<Flag of={destination} />), destination).toContain(
      `/${destination}.svg`,
    );
  }
});
