import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { City } from "#content/company/company.ts";
import { CityScript } from "./city-script.tsx";

const outlines = readFileSync(new URL("city-names.svg", import.meta.url), "utf8");

const cities: City[] = ["Delhi", "Bangalore", "Mumbai", "Chennai", "Hyderabad", "Kochi", "Kolkata"];

it.each(cities)("shows %s in its own script, which screen readers skip", (city) => {
  const drawing = renderToStaticMarkup(<CityScript of={city} />);
  expect(drawing).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(drawing).toMatch(new RegExp(`<use href="[^"]*city-names[^"]*#${city}"`));
  expect(outlines).toContain(`<path id="${city}" d="m`);
});
