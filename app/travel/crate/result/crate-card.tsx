import { useId } from "react";
import { headroomCm } from "#travel/crate/formula/crate-formula.ts";
import { type FittedCrate, isBarelyRoomy } from "#travel/crate/formula/find-crates.ts";
import type { CrateOffer } from "#travel/crate/offers/crate-offers.server.ts";
import { OfferLines } from "#travel/crate/offers/offer-parts.tsx";
import { FactRows } from "#ui/text/fact-rows.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { crateName, crateTitle, marginWords } from "./margin-words.ts";

export type FittedOffer = FittedCrate<CrateOffer>;

type CrateCardProps = {
  crate: FittedOffer;
  /** The line above its name, such as "The smallest that fits". */
  eyebrow: string;
  /** The next that is in stock, if this one is not. */
  instead: FittedOffer | null;
  enquiryPath: string;
};

/** A crate of the answer, with what decides whether to buy it. Crates side by side have the same rows. */
export function CrateCard({ crate, eyebrow, instead, enquiryPath }: CrateCardProps) {
  const titleId = useId();
  const facts = [
    ["To spare", marginWords(crate.marginsCm)],
    ...(crate.words.otherReading ? [["Height inside", crate.words.otherReading] as const] : []),
    ...(crate.passesHoldDoor ? [] : crate.words.freight.slice(-1)),
  ] as const;
  return (
    <article aria-labelledby={titleId} className="row-span-3 grid min-w-0 grid-rows-subgrid gap-3">
      <div>
        <p className="font-semibold text-marigold-deep text-sm leading-snug">{eyebrow}</p>
        <h2 id={titleId} className="font-semibold text-heading">
          {crateTitle(crate)}
        </h2>
      </div>
      <div>
        <OfferLines offer={crate.offer} />
        {crate.offer?.soldOutAdvice && (
          <div className="mt-2 grid gap-2 text-sm">
            {instead && (
              <p>
                The next that fits: <strong>{crateName(instead)}</strong>,{" "}
                <PageLink to={instead.offer?.path ?? "#answer"}>
                  {instead.offer?.price ?? "see it in the shop"}
                </PageLink>
                .
              </p>
            )}
            <p>
              <span>{crate.offer.soldOutAdvice}</span>{" "}
              <PageLink to={enquiryPath}>Ask when it is back</PageLink>
            </p>
          </div>
        )}
      </div>
      <dl className="grid content-start gap-2 text-sm leading-snug">
        {facts.map(([label, words]) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{words}</dd>
          </div>
        ))}
        {isBarelyRoomy(crate) && (
          <div>
            <dt className="text-ink-soft">Barely roomy</dt>
            <dd className="font-semibold">
              Have it measured if your airline asks for {headroomCm} cm above the head
            </dd>
          </div>
        )}
      </dl>
    </article>
  );
}

/** The facts of a crate that airlines ask for. */
export function CrateDimensions({ crate }: { crate: FittedOffer }) {
  const { inside, freight } = crate.words;
  return (
    <>
      <h3 className="mt-4 font-semibold">{crateTitle(crate)}</h3>
      <FactRows
        rows={[["Inside", inside] as const, ...freight].map(([label, value]) => ({
          label,
          value,
        }))}
      />
    </>
  );
}
