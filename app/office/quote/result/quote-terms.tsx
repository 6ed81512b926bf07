import { href } from "react-router";
import * as ownerFacts from "#content/company/owner-facts.ts";
import { quoteTerms } from "#content/office/quote-terms.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { BillChanges } from "./quote-bill.tsx";
import type { QuoteView } from "./quote-view.server.ts";

/** The terms of the price, in their own words: its changes, when we are paid and what comes back. */
export function QuoteTerms({ fees }: Pick<QuoteView, "fees">) {
  return (
    <>
      <Fold title="What may change the price">
        <div className="grid gap-3">
          <BillChanges fees={fees} />
          <Sentences of={[...quoteTerms.priceChanges, ownerFacts.pricePledge.value]} />
          <p className="text-ink-soft">
            <PageLink to={href("/guides/:guide", { guide: "is-this-quote-fair" })}>
              Is this quote fair?
            </PageLink>{" "}
            shows how to read it, ours or another’s.
          </p>
        </div>
      </Fold>
      <Fold title="Payment, and if you cancel">
        <div className="grid gap-3">
          <Sentences of={quoteTerms.advance} />
          <h3 className="font-semibold text-lg">If you cancel</h3>
          <Sentences of={quoteTerms.refund} />
          <p className="text-ink-soft">
            From our <PageLink to={href("/terms-and-conditions")}>terms</PageLink>; the{" "}
            <PageLink to={href("/return-policy")}>refund policy</PageLink> says more.
          </p>
        </div>
      </Fold>
    </>
  );
}

const Sentences = ({ of: sentences }: { of: string[] }) =>
  sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
