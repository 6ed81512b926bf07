import type { Offer } from "#travel/crate/offers/crate-offers.server.ts";
import { AddButton } from "#travel/crate/offers/offer-parts.tsx";
import { FactRows } from "#ui/text/fact-rows.tsx";
import { ScrollableTable } from "#ui/text/prose.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import type { Finding } from "./crate-result.tsx";
import type { CrateTexts } from "./crate-texts.server.ts";
import { boxWords, fitWords, marginWords } from "./margin-words.ts";

/** Every size, with what is to spare or missing in it. */
export function CrateComparison({
  crates,
  caption,
}: Pick<Finding, "crates"> & { caption: string }) {
  const measured = new Set(crates.map(({ words }) => words.measured));
  return (
    <ScrollableTable className="comparison comparison-in-pairs">
      <caption>
        {caption}
        {measured.size === 1 && `. Measured: ${[...measured].join("").toLowerCase()}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Size</th>
          <th scope="col">Inside</th>
          <th scope="col">To spare</th>
          <th scope="col">For your pet</th>
        </tr>
      </thead>
      <tbody>
        {crates.map((crate) => (
          <tr key={crate.size}>
            <th scope="row">{crate.size}</th>
            <td data-label="Inside">
              {measured.size === 1 ? boxWords(crate.inside) : crate.words.inside}
            </td>
            <td>{marginWords(crate.marginsCm)}</td>
            <td>{fitWords(crate)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/** The rule by which the sizes are worked out, in full. */
export function CrateFormula({ name, source, checked, rules }: CrateTexts["formula"]) {
  return (
    <>
      <FactRows rows={rules} />
      <p className="mt-2">
        {name}, all sizes inside. <TextLink href={source.url}>{source.title}</TextLink>, {checked}
      </p>
    </>
  );
}

/** Pads, bowls and labels, each into the cart with one tap. */
export function CrateExtras({ extras }: { extras: Offer[] }) {
  if (extras.length === 0) return null;
  return (
    <section aria-labelledby="extras-title" className="print:hidden">
      <h2 id="extras-title" className="font-semibold text-xl">
        Goes into the crate
      </h2>
      <ul className="mt-1 divide-y divide-sand-deep border-sand-deep border-y">
        {extras.map((offer) => (
          <li key={offer.path} className="flex flex-wrap items-center gap-3 py-2">
            <span className="flex-1 basis-32 leading-snug">
              <a href={offer.path} className="font-semibold text-teal hover:underline">
                {offer.name}
              </a>
              <span className="block">{offer.price}</span>
            </span>
            <AddButton offer={offer} isQuiet />
          </li>
        ))}
      </ul>
    </section>
  );
}
