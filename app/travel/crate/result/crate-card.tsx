import { useId } from "react";
import { type FittedCrate, isBarelyRoomy } from "#travel/crate/formula/find-crates.ts";
import type { CrateOffer } from "#travel/crate/offers/crate-offers.server.ts";
import { OfferActions, OfferPrice } from "#travel/crate/offers/offer-parts.tsx";
import { keepUnits } from "#ui/text/text.ts";
import { PageLink } from "#ui/text/text-link.tsx";
import type { CrateTexts } from "./crate-texts.server.ts";
import { boxWords, crateName, crateTitle, marginWords } from "./margin-words.ts";

export type FittedOffer = FittedCrate<CrateOffer>;

type CrateCardProps = {
  crate: FittedOffer;
  /** Its place among the crates of the answer. */
  reason: string;
  labels: CrateTexts["facts"];
  /** The next that is in stock, for one that is not. */
  instead?: FittedOffer;
  enquiryPath: string;
};

/** A crate of the answer, with what decides whether to buy it. Those side by side have the same rows. */
export function CrateCard({ crate, reason, labels, instead, enquiryPath }: CrateCardProps) {
  const { offer, words } = crate;
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="@container/crate row-span-9 grid min-w-0 grid-rows-subgrid content-start gap-y-1.5"
    >
      <div>
        <h2 id={titleId} className="font-semibold text-2xl">
          {crateTitle(crate)}
        </h2>
        <p className="leading-snug">{reason}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OfferPrice offer={offer} />
      </div>
      <OfferActions offer={offer} />
      <dl className="contents">
        {factsOf(crate).map((value, row) => (
          <div
            key={labels[row]}
            className="border-sand-deep border-t pt-1.5 leading-snug @[15rem]/crate:flex @[15rem]/crate:items-baseline @[15rem]/crate:justify-between @[15rem]/crate:gap-x-4"
          >
            <dt className="shrink-0 text-ink-soft text-sm">{labels[row]}</dt>
            <dd className="font-semibold @[15rem]/crate:text-right">{keepUnits(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="grid content-start gap-2 border-sand-deep border-t pt-1.5 leading-snug">
        {offer?.soldOutAdvice && (
          <>
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
              <span>{offer.soldOutAdvice}</span>{" "}
              <PageLink to={enquiryPath}>Ask when it is back</PageLink>
            </p>
          </>
        )}
        {words.otherReading && <p>{words.otherReading}</p>}
        {isBarelyRoomy(crate) && <p>{words.barelyRoomy}</p>}
      </div>
    </article>
  );
}

const factsOf = ({ marginsCm, inside, outside, volumetricKg, passesHoldDoor }: FittedOffer) => [
  marginWords(marginsCm),
  boxWords(inside),
  boxWords(outside),
  `${volumetricKg} kg`,
  passesHoldDoor ? "Passes" : "Does not pass",
];
