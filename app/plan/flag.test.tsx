import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { destinations } from "~/rules/destination-labels";
import { destinationNames } from "~/rules/rules";
import { Flag } from "./flag";

it("Each destination that has rules is offered, with a flag", () => {
  expect(destinations).toEqual(destinationNames);
  for (const destination of destinations) {
    expect(renderToStaticMarkup(<Flag of={destination} />), destination).toContain(
      `/${destination}.svg`,
    );
  }
});
