import { company } from "#content/company/company.ts";
import * as ownerFacts from "#content/company/owner-facts.ts";
import { quoteTerms } from "#content/office/quote-terms.ts";
import { EmailLink, PhoneLink } from "#frame/contact/contact-links.tsx";
import { OfficeHours } from "#frame/contact/office-hours.tsx";
import { WhatsAppWay } from "#frame/contact/whatsapp.tsx";
import { FactRows, rowsToShow } from "#ui/text/fact-rows.tsx";
import type { QuoteView } from "./quote-view.server.ts";

type QuoteSafetyProps = Pick<QuoteView, "topic"> & { isStaging: boolean };

/** How to tell our messages from those of an impostor. */
export function QuoteSafety(props: QuoteSafetyProps) {
  return (
    <aside
      aria-labelledby="safety-title"
      className="rounded-card bg-paper p-5 shadow-card sm:p-7 print:p-0"
    >
      <h2 id="safety-title" className="mb-4 font-semibold text-heading">
        {safetyTitle}
      </h2>
      <SafetyFacts {...props} />
    </aside>
  );
}

export const safetyTitle = "How to recognise us";

export function SafetyFacts({ topic, isStaging }: QuoteSafetyProps) {
  const rows = [
    { label: "Who we are", value: ownerFacts.legalName.value ?? company.name },
    {
      label: "We call and write from",
      value: (
        <>
          <PhoneLink />
          <br />
          <EmailLink />
        </>
      ),
    },
    { label: "The account in our quotes", ...ownerFacts.paymentAccount },
  ];
  return (
    <>
      <FactRows rows={rowsToShow(rows, isStaging)} areLong />
      <p className="border-sand-deep border-t pt-3">
        Our quote names one account. {quoteTerms.account}
      </p>
      <div className="print:hidden">
        <WhatsAppWay topic={topic} />
        <p className="text-ink-soft">
          Office hours: <OfficeHours />.
        </p>
      </div>
    </>
  );
}
