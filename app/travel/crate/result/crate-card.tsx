import { useId } from "react";
import { type FittedCrate, isBarelyRoomy } from "#travel/crate/formula/find-crates.ts";
import type { CrateOffer } from "#travel/crate/offers/crate-offers.server.ts";
import { OfferActions, OfferPrice } from "#travel/crate/offers/offer-parts.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { crateName, crateTitle } from "./margin-words.ts";

export type FittedOffer = FittedCrate<CrateOffer>;

type CrateCardProps = {
  crate: FittedOffer;
  /** Not the one to buy first. */
  isSecond?: boolean;
  /** Why to buy it and not the other; of two. */
  reason?: string;
  /** The next that is in stock, for one that is not. */
  instead?: FittedOffer;
  enquiryPath: string;
};

/** A crate of the answer as it is bought, with what is to be known of it alone. Those side by side share their rows. */
export function CrateCard(props: CrateCardProps) {
  const { crate, isSecond, reason, instead, enquiryPath } = props;
  const { offer, words } = crate;
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className={
        reason
          ? "row-span-4 grid min-w-0 grid-rows-subgrid gap-y-2"
          : "flex flex-wrap items-center gap-x-5 gap-y-2"
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={titleId} className="font-semibold text-2xl">
          {crateTitle(crate)}
        </h2>
        <OfferPrice offer={offer} />
      </div>
      {reason && <p className={isSecond ? "" : "font-semibold text-marigold-deep"}>{reason}</p>}
      <OfferActions offer={offer} isQuiet={isSecond} />
      <div className="grid w-full content-start gap-2 leading-snug empty:hidden">
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
