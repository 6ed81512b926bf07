import { href } from "react-router";
import * as ownerFacts from "#content/company/owner-facts.ts";
import { enquiryRetentionDays, journeyRetentionDays } from "#content/company/retention.ts";
import { quoteTerms } from "#content/office/quote-terms.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { BillChanges } from "./quote-bill.tsx";
import type { QuoteView } from "./quote-view.server.ts";

type QuoteTermsProps = Pick<QuoteView, "fees" | "endsOn">;

/** The terms, in their own words: changes of the price, when we are paid, what comes back, and how long the page stays. */
export function QuoteTerms({ fees, endsOn }: QuoteTermsProps) {
  return (
    <Fold title="Our terms" hint="Price, payment, cancelling, this page">
      <div className="grid gap-3 [&>h3:not(:first-child)]:mt-2">
        <h3 className={heading}>What may change the price</h3>
        <BillChanges fees={fees} />
        <Sentences of={[...quoteTerms.priceChanges, ownerFacts.pricePledge.value]} />
        <p className="text-ink-soft">
          <PageLink to={href("/guides/:guide", { guide: "is-this-quote-fair" })}>
            Is this quote fair?
          </PageLink>{" "}
          shows how to read it, ours or another’s.
        </p>
        <h3 className={heading}>Payment</h3>
        <Sentences of={quoteTerms.advance} />
        <h3 className={heading}>If you cancel</h3>
        <Sentences of={quoteTerms.refund} />
        <p className="text-ink-soft">
          From our <PageLink to={href("/terms-and-conditions")}>terms</PageLink>; the{" "}
          <PageLink to={href("/return-policy")}>refund policy</PageLink> says more.
        </p>
        {endsOn === null && (
          <>
            <h3 className={heading}>How long we keep this page</h3>
            <p>
              {`We keep this page until ${enquiryRetentionDays} days after the month of your move, or if you book, until ${journeyRetentionDays} days after your pet is home or the move is called off.`}
            </p>
          </>
        )}
      </div>
    </Fold>
  );
}

const heading = "font-semibold text-xl";

const Sentences = ({ of: sentences }: { of: string[] }) =>
  sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
