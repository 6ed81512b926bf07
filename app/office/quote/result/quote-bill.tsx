import type { ReactNode } from "react";
import { href } from "react-router";
import { company } from "#content/company/company.ts";
import * as ownerFacts from "#content/company/owner-facts.ts";
import { FeeSource } from "#travel/fees/fee-list.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { QuoteView } from "./quote-view.server.ts";

type QuoteBillProps = {
  quote: Pick<QuoteView, "fees" | "today" | "openUntil">;
  /** Our offer has the amounts that nobody publishes. */
  hasOffer?: boolean;
};

/** Who is paid for what. An amount that nobody publishes is not guessed: it comes with our reply. */
export function QuoteBill({ quote: { fees, today, openUntil }, hasOffer = false }: QuoteBillProps) {
  const ourPrices = ownerFacts.ourPrices.value ?? [];
  return (
    <section
      aria-labelledby="costs-title"
      className="rounded-card bg-paper p-5 shadow-card sm:p-7 print:p-0"
    >
      <h2 id="costs-title" className="font-semibold text-heading">
        What it will cost, line by line
      </h2>
      <BillLines>
        {fees.fees.map((fee) => (
          <BillLine key={fee.what} what={fee.what} paidTo={fee.paidTo} amount={fee.amount}>
            <FeeSource fee={fee} today={today} />
          </BillLine>
        ))}
        {ourPrices.map(({ move, range }) => (
          <BillLine
            key={move}
            what={`Our own work: ${move}`}
            paidTo={company.name}
            amount={range}
          />
        ))}
      </BillLines>
      {!hasOffer && (
        <>
          <h3 className="mt-5 font-semibold text-lead">
            {openUntil ? `The rest, by ${openUntil}` : "The rest, in your quote"}
          </h3>
          <BillLines>
            {fees.unpublished.map(({ what, paidTo, changes }) => (
              <BillLine key={what} what={what} paidTo={paidTo}>
                {changes && <small className="text-sm">What can change it: {changes}.</small>}
              </BillLine>
            ))}
            {ourPrices.length === 0 && <BillLine what="Our own work" paidTo={company.name} />}
          </BillLines>
          <p className="mt-3">
            Nobody publishes the amounts that are missing here: we ask, and tell you. Official fees
            go to the authorities, and are the same whoever applies.{" "}
            <PageLink to={href("/guides/:guide", { guide: "what-it-costs" })}>
              What it costs, and who is paid
            </PageLink>{" "}
            has all fees by destination.
          </p>
        </>
      )}
    </section>
  );
}

function BillLines({ children }: { children: ReactNode }) {
  return (
    <ul className="mt-3 divide-y divide-sand-deep border-sand-deep border-y empty:hidden">
      {children}
    </ul>
  );
}

type BillLineProps = { what: string; paidTo: string; amount?: string; children?: ReactNode };

function BillLine({ what, paidTo, amount, children }: BillLineProps) {
  return (
    <li className="flex flex-wrap gap-x-4 py-2.5 leading-snug">
      {amount && <p className="ml-auto max-w-[11rem] text-right font-semibold">{amount}</p>}
      <p className="order-first grow basis-24">
        <strong>{what}</strong>, to: {paidTo}.{" "}
      </p>
      {children && <p className="w-full">{children}</p>}
    </li>
  );
}
