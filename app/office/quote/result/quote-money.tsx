import { href } from "react-router";
import * as ownerFacts from "#content/company/owner-facts.ts";
import { quoteTerms } from "#content/quote-terms.ts";
import { PageLink } from "#ui/text/text-link.tsx";

/** The causes that may change the price, in the words of the terms. */
export function QuoteChanges() {
  return (
    <>
      <Passage
        title="What may change the price"
        sentences={[...quoteTerms.priceChanges, ownerFacts.pricePledge.value]}
      />
      <p className="-mt-6 print:mt-0">
        <PageLink to={href("/guides/:guide", { guide: "is-this-quote-fair" })}>
          Is this quote fair?
        </PageLink>{" "}
        shows how to read it, ours or another’s.
      </p>
    </>
  );
}

/** When we are paid, and what comes back, in the words of the terms. */
export function QuotePayment() {
  return (
    <>
      <Passage title="Payment" sentences={quoteTerms.advance} />
      <Passage title="If you cancel" sentences={quoteTerms.refund} />
      <p className="-mt-6 text-ink-soft print:mt-0">
        From our <PageLink to={href("/terms-and-conditions")}>terms</PageLink>; the{" "}
        <PageLink to={href("/return-policy")}>refund policy</PageLink> says more.
      </p>
    </>
  );
}

function Passage({ title, sentences }: { title: string; sentences: string[] }) {
  return (
    <section aria-label={title}>
      <h2 className="font-semibold text-heading">{title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-3">
          {sentence}
        </p>
      ))}
    </section>
  );
}
