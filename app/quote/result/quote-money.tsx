import { href } from "react-router";
import { company } from "~/content/company/company";
import { ownerFacts } from "~/content/company/owner-facts";
import { quoteTerms } from "~/content/quote-terms";
import { FeeList } from "~/fees/fee-list";
import { PageLink } from "~/ui/text/text-link";
import type { QuoteView } from "./quote-view.server";

/** Who is paid what and when, in the words of the terms. */
export function QuoteMoney({ fees, today }: Pick<QuoteView, "fees" | "today">) {
  const { priceChanges, advance, refund } = quoteTerms;
  return (
    <>
      <Passage
        title="What may change the price"
        sentences={[...priceChanges, ownerFacts.pricePledge.value]}
      />
      <p className="-mt-6 print:mt-0">
        <PageLink to={href("/guides/:guide", { guide: "is-this-quote-fair" })}>
          Is this quote fair?
        </PageLink>{" "}
        shows how to read it, ours or another’s.
      </p>
      <CostLines {...fees} today={today} />
      <Passage title="Payment" sentences={advance} />
      <Passage title="If you cancel" sentences={refund} />
      <p className="-mt-6 text-ink-soft print:mt-0">
        From our <PageLink to={href("/terms-and-conditions")}>terms</PageLink>; the{" "}
        <PageLink to={href("/return-policy")}>refund policy</PageLink> says more.
      </p>
    </>
  );
}

type CostLinesProps = QuoteView["fees"] & Pick<QuoteView, "today">;

/** Who is paid for what. An amount that nobody publishes is not guessed. */
function CostLines({ fees, unpublished, today }: CostLinesProps) {
  const ourPrices = ownerFacts.ourPrices.value ?? [];
  return (
    <section aria-labelledby="costs-title">
      <h2 id="costs-title" className="font-semibold text-heading">
        What it will cost, line by line
      </h2>
      <div className="mt-3">
        <FeeList fees={fees} today={today} />
      </div>
      <ul className="mt-3 grid gap-2">
        {unpublished.map(({ what, paidTo, changes }) => (
          <li key={what}>
            <strong>We ask, and tell you</strong>: {what}, to: {paidTo}. Nobody publishes it.
            {changes && ` What can change it: ${changes}.`}
          </li>
        ))}
        {ourPrices.map(({ move, range }) => (
          <li key={move}>
            <strong>{range}</strong>: our own work, {move.toLowerCase()}
          </li>
        ))}
        {ourPrices.length === 0 && (
          <li>
            <strong>In your quote</strong>: our own work, to {company.name}
          </li>
        )}
      </ul>
      <p className="mt-3">
        Official fees go to the authorities, and are the same whoever applies.{" "}
        <PageLink to={href("/guides/:guide", { guide: "what-it-costs" })}>
          What it costs, and who is paid
        </PageLink>{" "}
        has all fees by destination.
      </p>
    </section>
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
