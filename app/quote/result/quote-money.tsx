import { href } from "react-router";
import { ownerFacts } from "~/content/company/owner-facts";
import { quoteTerms } from "~/content/quote-terms";
import { FeeReading } from "~/fees/fee-reading";
import type { Fee } from "~/fees/fee-schema";
import { PageLink, TextLink } from "~/ui/text/text-link";

/** Who is paid what and when, in the words of the terms. */
export function QuoteMoney({ fees }: { fees: Fee[] }) {
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
      {fees.length > 0 && (
        <section aria-labelledby="fees-title">
          <h2 id="fees-title" className="font-semibold text-heading">
            Official fees
          </h2>
          <p className="mt-3">
            These go to the authorities, and are the same whoever applies.{" "}
            <PageLink to={href("/guides/:guide", { guide: "what-it-costs" })}>
              What it costs, and who is paid
            </PageLink>{" "}
            has all fees by destination.
          </p>
          <ul className="mt-3 grid gap-2">
            {fees.map((fee) => (
              <li key={fee.what}>
                <strong>{fee.amount}</strong>: {fee.what}, to{" "}
                {fee.source.url ? (
                  <TextLink href={fee.source.url}>{fee.paidTo}</TextLink>
                ) : (
                  fee.paidTo
                )}{" "}
                (read in <FeeReading fee={fee} />)
              </li>
            ))}
          </ul>
        </section>
      )}
      <Passage title="Payment" sentences={advance} />
      <Passage title="If you cancel" sentences={refund} />
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
