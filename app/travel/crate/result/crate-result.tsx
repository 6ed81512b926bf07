import { basketPath } from "#shop/cart/basket-link.ts";
import type { Advice } from "#travel/crate/advice/advice.ts";
import { AdviceList } from "#travel/crate/advice/advice-list.tsx";
import { answersOf, type CrateFinding } from "#travel/crate/formula/find-crates.ts";
import type { CrateRequest } from "#travel/crate/measures/crate-measures.ts";
import type { CrateOffer, Offer } from "#travel/crate/offers/crate-offers.server.ts";
import { AddButton } from "#travel/crate/offers/offer-parts.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { CrateCard, type FittedOffer } from "./crate-card.tsx";
import type { CrateTexts } from "./crate-texts.server.ts";
import { boxWords, crateName, crateTitle, marginWords } from "./margin-words.ts";

export type Finding = CrateFinding<CrateOffer>;

type CrateResultProps = {
  finding: Finding;
  /** How many travel. */
  pets: number;
  advice: Advice[];
  texts: Pick<CrateTexts, "reasons" | "facts">;
  /** The contact form with the measures in it. */
  enquiryPath: string;
  /** The product that is built to measure; null while the store cannot be asked. */
  woodenCratePath: string | null;
};

type VerdictProps = {
  finding: Finding | null;
  advice: Advice[];
  kind: CrateRequest["kind"];
  /** What to do, until there is an answer. */
  prompts: CrateTexts["prompts"];
};

/**
 * The answer at its head, a sentence a line. On a phone, while the open form below it is used, it keeps its height and says
 * which advice follows.
 */
export function Verdict({ finding, advice: [first], kind, prompts }: VerdictProps) {
  const lines = finding ? sentencesOf(finding) : [prompts[kind]];
  return (
    <p
      role="status"
      className={`leading-tight print:hidden ${finding ? "mb-2 font-display font-semibold text-2xl max-sm:form-open:min-h-[2lh] sm:mb-4 sm:text-heading" : kind === "invalid" ? "mb-3 text-lead" : "sr-only"}`}
    >
      {first && (
        <span className="sr-only block font-sans text-base text-marigold-deep max-lg:form-open:not-sr-only">{`${first.title}. `}</span>
      )}
      {lines.map((line) => (
        <span key={line} className="inline-block pr-2 max-sm:block">
          {`${line} `}
        </span>
      ))}
    </p>
  );
}

function sentencesOf({ best, bestRoomy, sharing }: Finding): string[] {
  const wooden = "a wooden crate";
  const each = isOneEach(sharing) ? ", one for each" : "";
  const fits = sharing === "shares" ? "Fits them together" : "Fits";
  if (best && best === bestRoomy) return [`${fits}, and is roomy: ${crateName(best)}${each}.`];
  if (!best) return [`${fits}: only ${wooden}${each}.`];
  const roomy = bestRoomy ? crateName(bestRoomy) : wooden;
  return [`${fits}: ${crateName(best)}${each}.`, `Roomy: ${roomy}.`];
}

/** Each pet has a crate of its own, as far as is known. */
const isOneEach = (sharing: Finding["sharing"]) => sharing !== "one-pet" && sharing !== "shares";

/** The smallest crate that fits and the smallest roomy one, neither before the other; then the alternatives. */
export function CrateResult(props: CrateResultProps) {
  const { finding, pets, advice, texts, enquiryPath } = props;
  const { reasons } = texts;
  const { sharing, crates, best, bestRoomy } = finding;
  const answers = answersOf(finding);
  const insteadOf = (crate: FittedOffer) =>
    crates.find(
      ({ fits, isRoomy, offer }) =>
        (crate.isRoomy ? isRoomy : fits === "yes") && offer?.availability === "available",
    );
  const offered = answers.find(({ offer }) => offer?.cartProduct);
  const oneEach =
    isOneEach(sharing) && sharing !== "weight-unknown" ? best?.offer?.cartProduct : null;
  return (
    <section aria-label="The answer" className="print:hidden">
      <AdviceList advice={advice} />
      {best ? (
        <div
          className={`own-action grid gap-x-4 gap-y-3 sm:gap-x-10 ${answers[1] ? "grid-cols-2" : ""}`}
        >
          {answers.map((crate) => (
            <CrateCard
              key={crate.size}
              crate={crate}
              reason={reasons[crate !== best ? "roomy" : crate === bestRoomy ? "both" : "smallest"]}
              labels={texts.facts}
              isDoorFirst={answers.some(({ passesHoldDoor }) => !passesHoldDoor)}
              instead={insteadOf(crate)}
              enquiryPath={enquiryPath}
            />
          ))}
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
      className="flex items-center justify-between gap-3 noscript:hidden form-open:invisible md:hidden print:hidden"
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
    <>
      <h2 className="font-semibold text-2xl">A wooden crate, made to measure</h2>
      <p className="mt-2">
        {`Your pet needs ${boxWords(needed)} inside; a roomy crate is ${roomy.heightCm} cm high.`}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={paths.enquiryPath}>Ask for a wooden crate</ButtonLink>
        {paths.woodenCratePath && (
          <ButtonLink to={paths.woodenCratePath} look="quiet">
            See it in the shop
          </ButtonLink>
        )}
      </p>
    </>
  );
}

/** The alternatives: tight crates, and the wooden one. */
function OtherCrates({ finding, enquiryPath, woodenCratePath }: CrateResultProps) {
  const { crates, best, bestRoomy, roomy } = finding;
  const tight = crates.filter(({ fits }) => fits === "tight");
  if (!tight[0] && !best) return null;
  return (
    <ul className="mt-2 grid gap-2 border-sand-deep border-t pt-2 sm:mt-3 sm:pt-4">
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
          <span>{`, ${bestRoomy ? "to measure" : `roomy, ${roomy.heightCm} cm high inside`}: `}</span>
          <PageLink to={enquiryPath}>ask for one</PageLink>
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
