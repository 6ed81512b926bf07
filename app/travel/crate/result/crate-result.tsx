import { basketPath } from "#shop/cart/basket-link.ts";
import type { Advice } from "#travel/crate/advice/advice.ts";
import { AdviceList } from "#travel/crate/advice/advice-list.tsx";
import type { CrateFinding } from "#travel/crate/formula/find-crates.ts";
import type { CrateOffer, Offer } from "#travel/crate/offers/crate-offers.server.ts";
import { AddButton } from "#travel/crate/offers/offer-parts.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { MessagePanel } from "#ui/layout/message-panel.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { CrateCard, type FittedOffer } from "./crate-card.tsx";
import { boxWords, crateName, crateTitle, marginWords } from "./margin-words.ts";

export type Finding = CrateFinding<CrateOffer>;

type CrateResultProps = {
  finding: Finding;
  /** How many travel. */
  pets: number;
  advice: Advice[];
  /** The contact form with the measures in it. */
  enquiryPath: string;
  /** The product that is built to measure; null while the store cannot be asked. */
  woodenCratePath: string | null;
};

type VerdictProps = { finding: Finding | null; advice: Advice[]; isInvalid: boolean };

/**
 * The result in a sentence or two, for screen readers. The card says it to all others, except on a phone while the open
 * form lies between the drawing and the prices.
 */
export function Verdict({ finding, advice: [first], isInvalid }: VerdictProps) {
  const { best, bestRoomy, roomy } = finding ?? {};
  return (
    <p
      role="status"
      className={`leading-snug print:hidden ${finding ? "sr-only min-h-[2lh] max-lg:group-has-[form:not(details:not([open])_*)]/finder:not-sr-only" : "mb-3 lg:text-lead"}`}
    >
      {!finding && (
        <span>
          {isInvalid
            ? "No crate yet: please correct the marked fields."
            : "Enter your pet’s four lengths to see its crate."}
        </span>
      )}
      {first && <strong>{`${first.title}. `}</strong>}
      {finding && !best && (
        <strong>None of our sizes fits: a wooden crate, built to measure.</strong>
      )}
      {best && (
        <strong>
          {`${best === bestRoomy ? "Fits, and is roomy" : "Fits"}: ${crateName(best)}. `}
        </strong>
      )}
      {best && best !== bestRoomy && (
        <span>
          {bestRoomy
            ? `Roomy: ${crateName(bestRoomy)}.`
            : `Roomy: none of ours is ${roomy?.heightCm} cm high inside.`}
        </span>
      )}
    </p>
  );
}

/** The smallest crate that fits and the smallest roomy one, with the same rows; then the alternatives. */
export function CrateResult(props: CrateResultProps) {
  const { finding, pets, advice, enquiryPath } = props;
  const { sharing, crates, best, bestRoomy } = finding;
  const insteadOf = (crate: FittedOffer, isAlike: (other: FittedOffer) => boolean) =>
    crates
      .slice(crates.indexOf(crate) + 1)
      .find((other) => isAlike(other) && other.offer?.availability === "available") ?? null;
  const isOne = best === bestRoomy;
  const offered = [best, bestRoomy].find((crate) => crate?.offer?.cartProduct);
  const isOneEach = sharing !== "one-pet" && sharing !== "shares";
  const forEach = isOneEach ? " each" : "";
  const oneEach = isOneEach && sharing !== "weight-unknown" ? best?.offer?.cartProduct : null;
  return (
    <section aria-label="The answer" className="print:hidden">
      <AdviceList advice={advice} />
      {best ? (
        <div
          className={`own-action grid gap-x-3 gap-y-3 sm:gap-x-6 ${bestRoomy && !isOne ? "grid-cols-2" : ""}`}
        >
          <CrateCard
            crate={best}
            eyebrow={
              isOne
                ? `The smallest that fits${forEach}, and roomy`
                : `The smallest that fits${forEach}`
            }
            instead={insteadOf(best, ({ fits }) => fits === "yes")}
            enquiryPath={enquiryPath}
          />
          {bestRoomy && !isOne && (
            <CrateCard
              crate={bestRoomy}
              eyebrow="The smallest roomy one"
              instead={insteadOf(bestRoomy, ({ isRoomy }) => isRoomy)}
              enquiryPath={enquiryPath}
            />
          )}
        </div>
      ) : (
        <MadeToMeasure {...props} />
      )}
      {best && oneEach && (
        <p className="mt-3">
          <PageLink to={basketPath([{ variantId: oneEach.id, quantity: pets }])}>
            {`Add one for each pet: ${pets} × ${crateName(best)}`}
          </PageLink>
        </p>
      )}
      <OtherCrates {...props} />
      {!advice[0] && offered?.offer && <CrateFootBar crate={offered} offer={offered.offer} />}
    </section>
  );
}

/**
 * Keeps the crate in view on a phone, unless the form is open, whose fields it would cover. It has a price, and so does
 * not stand beside advice.
 */
function CrateFootBar({ crate, offer }: { crate: FittedOffer; offer: Offer }) {
  return (
    <div
      data-foot-bar
      className="flex items-center justify-between gap-3 noscript:hidden group-has-[form:not(details:not([open])_*)]/finder:invisible md:hidden print:hidden"
    >
      <p className="leading-snug">
        <span className="text-sm">{crateTitle(crate)}</span>
        <strong className="block">{offer.price}</strong>
      </p>
      <AddButton offer={offer} />
    </div>
  );
}

function MadeToMeasure({ finding: { needed, roomy }, ...paths }: CrateResultProps) {
  return (
    <MessagePanel
      title="A wooden crate, made to measure"
      actions={
        <>
          <ButtonLink to={paths.enquiryPath}>Ask for a wooden crate</ButtonLink>
          {paths.woodenCratePath && (
            <ButtonLink to={paths.woodenCratePath} look="quiet">
              See it in the shop
            </ButtonLink>
          )}
        </>
      }
    >
      <p>
        {`None of our sizes fits. Your pet needs ${boxWords(needed)} inside; a roomy crate is ${roomy.heightCm} cm high.`}
      </p>
    </MessagePanel>
  );
}

/** The alternatives: tight crates, and the wooden one. */
function OtherCrates({ finding, enquiryPath, woodenCratePath }: CrateResultProps) {
  const { crates, best, bestRoomy, roomy } = finding;
  const tight = crates.filter(({ fits }) => fits === "tight");
  if (!tight[0] && !best) return null;
  return (
    <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-marigold-deep">
      {tight.map((crate) => (
        <li key={crate.size}>
          <strong>{crateTitle(crate)}</strong>
          <span>
            {`${crate.offer?.price ? `, ${crate.offer.price}` : ""}: ${marginWords(crate.marginsCm)} to spare. ${crate.words.tightReason}`}
          </span>{" "}
          {crate.offer && <PageLink to={crate.offer.path}>See it in the shop</PageLink>}
        </li>
      ))}
      {best && (
        <li>
          <strong>A wooden crate</strong>
          <span>
            {`, built to your pet’s measures${bestRoomy ? "" : `: the roomy one for it, ${roomy.heightCm} cm high inside`}.`}
          </span>{" "}
          <PageLink to={enquiryPath}>Ask for a wooden crate</PageLink>
          {woodenCratePath && (
            <span>
              {" "}
              or <PageLink to={woodenCratePath}>see it in the shop</PageLink>
            </span>
          )}
          <span>.</span>
        </li>
      )}
    </ul>
  );
}
