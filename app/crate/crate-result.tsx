import { href, Link } from "react-router";
import type { CrateOffer, Offer } from "~/crate/crate-offers.server";
import { addToCart } from "~/shop/cart/add-to-cart";
import { Button, ButtonLink } from "~/ui/button";
import { useIsHydrated } from "~/ui/lifecycle";
import { MarkedList } from "~/ui/marked-list";
import { MessagePanel } from "~/ui/message-panel";
import { Eyebrow } from "~/ui/section-heading";
import { PageLink } from "~/ui/text-link";
import { LuggageTag } from "~/ui/travel-paper";
import { sizeSource } from "./crate-result-json";
import type { CrateFinding, FittedCrate } from "./find-crates";
import { holdDoor } from "./find-crates";
import { boxWords, describeMargins } from "./margin-words";

export type Finding = CrateFinding<CrateOffer>;

/** Such as "Size 500" or "Large carrier". */
export const crateName = ({ size }: Pick<CrateOffer, "size">): string =>
  /^\d/.test(size) ? `size ${size}` : `the ${size.toLowerCase()}`;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type CrateResultProps = {
  finding: Finding;
  /** The contact form with the measures in it. */
  enquiryPath: string;
  /** The product that is built to measure; null if the store is down. */
  woodenCratePath: string | null;
};

/** The answer: the smallest crate with the room that we advise, or the alternatives. */
export function CrateResult({ finding, enquiryPath, woodenCratePath }: CrateResultProps) {
  const { minimum, advised, best, next, crates } = finding;
  const atLeast = crates.find(({ fits }) => fits === "minimum");
  const shown = best ?? atLeast;
  if (!shown) return <WoodenCrate {...{ finding, enquiryPath, woodenCratePath }} />;
  return (
    <section id="answer" aria-labelledby="answer-title" className="scroll-mt-20">
      <div className="grid overflow-hidden rounded-card bg-teal-deep text-white forced-colors:border print:bg-white print:text-ink">
        <div className="px-5 py-5 sm:px-10">
          <Eyebrow isOnDark>
            {best ? "The smallest that we advise" : "Fits by the minimum only"}
          </Eyebrow>
          <h2 id="answer-title" className="font-semibold text-title">
            {capitalised(crateName(shown))}
          </h2>
          <p className="mt-2">
            {boxWords(shown.inside)} inside. Your pet needs at least {boxWords(minimum)}; we advise
            a height of {advised.heightCm} cm.
          </p>
          <div className="mt-4 print:hidden">
            <OfferLine offer={shown.offer} />
          </div>
        </div>
        <div className="bg-marigold-pale px-5 py-5 text-ink sm:px-10 print:bg-white">
          <MarkedList items={describeMargins(shown.marginsCm)} />
          <p className="mt-3">{outsideWords(shown)}</p>
        </div>
      </div>
      {!best && (
        <p className="mt-4">
          No size of ours has the room that we advise. We can have a wooden crate built to your
          pet’s measures: <PageLink to={enquiryPath}>ask for one</PageLink>.
        </p>
      )}
      {next && (
        <div className="mt-4 rounded-card bg-paper p-5 shadow-card print:hidden">
          <h3 className="font-semibold text-lg">
            With more room: {crateName(next)}, {boxWords(next.inside)} inside
          </h3>
          <div className="mt-3">
            <OfferLine offer={next.offer} isQuiet />
          </div>
        </div>
      )}
      {best && (
        <div
          data-foot-bar
          className="flex items-center justify-between gap-3 noscript:hidden md:hidden print:hidden"
        >
          <p className="text-sm leading-snug">
            {capitalised(crateName(best))}
            <strong className="block text-lg">{best.offer?.price}</strong>
          </p>
          <AddButton offer={best.offer} />
        </div>
      )}
    </section>
  );
}

/** The outside size, its source, and whether the crate fits a narrow-body hold. */
function outsideWords(crate: FittedCrate<CrateOffer>): string {
  const { outside, passesHoldDoor } = crate;
  const door = passesHoldDoor ? "It fits into" : "It needs a larger aircraft than one with";
  return `Outside ${boxWords(outside)}; ${sizeSource(crate)}. ${door} a narrow-body hold of ${boxWords(holdDoor)}, as one carrier limits it.`;
}

function WoodenCrate({ finding, enquiryPath, woodenCratePath }: CrateResultProps) {
  const { minimum, advised } = finding;
  return (
    <section id="answer" aria-label="The answer" className="scroll-mt-20">
      <MessagePanel
        title="A wooden crate, made to measure"
        actions={
          <>
            <ButtonLink to={enquiryPath}>Ask for a wooden crate</ButtonLink>
            {woodenCratePath && (
              <ButtonLink to={woodenCratePath} look="quiet">
                See it in the shop
              </ButtonLink>
            )}
          </>
        }
      >
        <p>
          None of our sizes is large enough. Your pet needs {boxWords(minimum)} inside, and we
          advise a height of {advised.heightCm} cm.
        </p>
      </MessagePanel>
    </section>
  );
}

/** Price, Add to Cart and a link to the product's page; or why it cannot be bought. */
export function OfferLine({ offer, isQuiet }: { offer: Offer | null; isQuiet?: boolean }) {
  if (!offer) {
    return (
      <p>
        We cannot load the shop’s prices right now.{" "}
        <a href={href("/products")} className="font-semibold underline">
          Go to the shop
        </a>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      {offer.price && (
        <LuggageTag>
          <span className="font-semibold text-lg">{offer.price}</span>
        </LuggageTag>
      )}
      <AddButton offer={offer} isQuiet={isQuiet} />
      <Link
        to={offer.path}
        prefetch="intent"
        className="py-2 font-semibold underline underline-offset-4"
      >
        See it in the shop
      </Link>
    </div>
  );
}

const stateWords = {
  "out-of-stock": "Out of stock",
  "not-for-sale": "Not available online",
} as const;

/** Adds the exact variant. Without JavaScript there is no cart, so it links to the product's page. */
export function AddButton({ offer, isQuiet }: { offer: Offer | null; isQuiet?: boolean }) {
  const isHydrated = useIsHydrated();
  if (!offer) return null;
  const { cartProduct } = offer;
  if (!cartProduct) {
    const state = offer.availability === "available" ? "not-for-sale" : offer.availability;
    return <strong>{stateWords[state]}</strong>;
  }
  return (
    <Button
      look={isQuiet ? "quiet" : "primary"}
      disabled={!isHydrated}
      data-waiting={isHydrated ? undefined : true}
      aria-label={`Add to Cart: ${offer.name}`}
      onClick={() => addToCart(cartProduct, 1)}
      className="border-paper noscript:hidden"
    >
      Add to Cart
    </Button>
  );
}
