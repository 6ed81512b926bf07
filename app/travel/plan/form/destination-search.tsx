import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { destinationLabels } from "#travel/rules/destination-labels.ts";
import { controlLook } from "#ui/forms/fields/form-field.tsx";
import { findPlaces, type Place } from "./find-places.ts";
import { WithoutDateLink } from "./without-date-link.tsx";

/** Finds a destination by the name of a country, and chooses it in the form around it. Needs JavaScript. */
export function DestinationSearch() {
  const id = useId();
  const [typed, setTyped] = useState("");
  const found = findPlaces(typed);

  function choose(form: HTMLFormElement | null, { to, country = "" }: Place) {
    const tile = form?.querySelector<HTMLInputElement>(`[name=to][value=${to}]`);
    const countries = form?.elements.namedItem("country");
    const countryField = countries instanceof HTMLSelectElement ? countries : null;
    if (!tile) return;
    tile.checked = true;
    if (countryField) countryField.value = country;
    // Shows the tiles again, so that the chosen one can have the focus.
    flushSync(() => setTyped(""));
    (country ? countryField : tile)?.focus();
    tile.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <div className="peer pt-2 noscript:hidden">
      <label htmlFor={id} className="font-semibold">
        Another country
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder="Type its name"
        className={`${controlLook} px-4`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // It is no answer of the form.
        onInput={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (found[0]) choose(event.currentTarget.form, found[0]);
        }}
      />
      <p role="status" className="mt-1.5 text-ink-soft text-sm">
        {typed && <span key={found.length}>{describeNumber(found.length)}</span>}
      </p>
      <ul className="mt-1.5 grid gap-3 sm:grid-cols-2">
        {found.map((place) => (
          <li key={place.name}>
            {place.to ? (
              <button
                type="button"
                onClick={(event) => choose(event.currentTarget.form, place)}
                className="min-h-12 w-full rounded-lg border-2 border-ink-soft/70 bg-white px-4 py-2 text-left font-semibold hover:border-teal"
              >
                {place.name}
                {place.country && (
                  <span className="block font-normal text-ink-soft text-sm">
                    {destinationLabels[place.to]}
                  </span>
                )}
              </button>
            ) : (
              <p className="py-2">
                <WithoutDateLink>{`${place.name}: why we cannot give a date yet`}</WithoutDateLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const describeNumber = (found: number): string => {
  if (found === 0) return "We plan no country of that name.";
  return found === 1 ? "1 country found" : `${found} countries found`;
};
