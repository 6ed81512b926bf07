import type { City } from "#content/company/company.ts";
// A file, whose outlines take the colour of the text; the policy forbids data URLs.
import names from "./city-names.svg?url&no-inline";

/** The width of each outline in `city-names.svg`. */
const widths: Partial<Record<City, number>> = {
  Delhi: 910,
  Bangalore: 1653,
  Mumbai: 675,
  Chennai: 2309,
  Hyderabad: 1672,
  Kochi: 1370,
  Kolkata: 1269,
};

/** A city's name in its own script, if it is drawn. Screen readers skip it: the English name stands beside it. */
export function CityScript({ of }: { of: City }) {
  const width = widths[of];
  if (width === undefined) return null;
  return (
    <svg
      viewBox={`0 -360 ${width} 490`}
      className="-mb-[0.25em] h-[0.94em] w-auto max-w-full fill-current"
      aria-hidden="true"
    >
      <use href={`${names}#${of}`} />
    </svg>
  );
}
