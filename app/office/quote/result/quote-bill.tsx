import { href } from "react-router";
import * as ownerFacts from "#content/company/owner-facts.ts";
import { FeeBill } from "#travel/fees/fee-bill.tsx";
import { listOurWork } from "#travel/fees/our-work.ts";
import { PageLink } from "#ui/text/text-link.tsx";
import type { QuoteView } from "./quote-view.server.ts";

type QuoteBillProps = {
  quote: Pick<QuoteView, "fees" | "today" | "replyDay">;
  /** Our offer has the amounts that nobody publishes. */
  hasOffer?: boolean;
};

/** Who is paid for what. An amount that nobody publishes is not guessed: it comes with our reply. */
export function QuoteBill({ quote: { fees, today, replyDay }, hasOffer = false }: QuoteBillProps) {
  const ours = listOurWork(ownerFacts.ourPrices.value);
  return (
    <section
      aria-labelledby="costs-title"
      className="rounded-card bg-paper p-4 shadow-card sm:p-7 print:p-0"
    >
      <h2 id="costs-title" className="mb-3 font-semibold text-heading">
        What it will cost
      </h2>
      <FeeBill
        list={hasOffer ? { ...fees, unpublished: [] } : fees}
        ours={hasOffer ? ours.filter(({ amount }) => amount) : ours}
        unknownTitle={replyDay ? `By ${replyDay} we tell you` : "These come in your quote"}
        today={today}
      />
      {!hasOffer && (
        <p className="mt-3 text-sm">
          Official fees go to the authorities, and are the same whoever applies.{" "}
          <PageLink to={href("/guides/:guide", { guide: "what-it-costs" })}>
            What it costs, and who is paid
          </PageLink>{" "}
          has all fees by destination.
        </p>
      )}
    </section>
  );
}

/** The causes that can change an amount that nobody publishes. */
export const BillChanges = ({ fees: { unpublished } }: Pick<QuoteView, "fees">) => (
  <ul className="grid list-disc gap-1 pl-5 empty:hidden">
    {unpublished.map(
      ({ what, changes }) =>
        changes && (
          <li key={what}>
            <strong>{what}</strong>: {changes}.
          </li>
        ),
    )}
  </ul>
);
