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
  /** The reason of the choice, such as "Least weight to pay for." */
  reason: string;
  labels: CrateTexts["facts"];
  /** Names the hold door first, where it may stop a flight. */
  isDoorFirst?: boolean;
  /** The next that is in stock, for one that is not. */
  instead?: FittedOffer;
  enquiryPath: string;
};

/** A crate of the answer, with what decides whether to buy it. Those side by side have the same rows,
 * which are named once where they are narrow. */
export function CrateCard(props: CrateCardProps) {
  const { crate, reason, labels, isDoorFirst = false, instead, enquiryPath } = props;
  const { offer } = crate;
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="row-span-10 grid min-w-0 grid-rows-subgrid content-start gap-y-1.5"
    >
      <div>
        <h2 id={titleId} className="font-semibold text-2xl">
          {crateTitle(crate)}
        </h2>
        <p className="leading-snug">{reason}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2">
        <OfferPrice offer={offer} />
      </div>
      <div className="mb-4">
        <OfferActions offer={offer} />
      </div>
      <dl className="contents">
        {factsOf(crate, labels, isDoorFirst).map(({ label, value, stops }) => (
          // The rows are containers, since a card that is one cannot share the rows of the card beside it.
          <div key={label} className="@container border-sand-deep border-t pt-1.5 leading-snug">
            <dt className="in-[article+article]:opacity-0 @[15rem]:opacity-100! @[15rem]:float-left pt-px pr-4 text-ink-soft text-sm">
              {label}
            </dt>
            <dd className={`@[15rem]:text-right font-semibold ${stops ? "text-danger" : ""}`}>
              <span>{keepUnits(value)}</span>
              {label === labels.measured &&
                doubtsOf(crate).map((doubt) => (
                  <span key={doubt} className="mt-1 block text-left font-normal text-sm">
                    {doubt}
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      {offer?.soldOutAdvice && (
        <div className="grid content-start gap-2 border-sand-deep border-t pt-1.5 leading-snug">
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
        </div>
      )}
    </article>
  );
}

type Fact = { label: string; value: string; stops?: boolean };

function factsOf(crate: FittedOffer, labels: CrateTexts["facts"], isDoorFirst: boolean): Fact[] {
  const door = {
    label: labels.holdDoor,
    value: crate.words.holdDoor,
    stops: !crate.passesHoldDoor,
  };
  return [
    ...(isDoorFirst ? [door] : []),
    { label: labels.toSpare, value: marginWords(crate.marginsCm) },
    { label: labels.inside, value: boxWords(crate.inside) },
    { label: labels.outside, value: boxWords(crate.outside) },
    { label: labels.weight, value: `${crate.volumetricKg} kg` },
    ...(isDoorFirst ? [] : [door]),
    { label: labels.measured, value: crate.words.measured },
  ];
}

/** What speaks for measuring the crate itself before it is bought. */
const doubtsOf = (crate: FittedOffer) => [
  ...(crate.words.otherReading ? [crate.words.otherReading] : []),
  ...(isBarelyRoomy(crate) ? [crate.words.barelyRoomy] : []),
];
