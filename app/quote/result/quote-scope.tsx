import { Time } from "~/plan/shown-text";
import { TicketStub } from "~/ui/paper/travel-paper";
import { MarkedList } from "~/ui/text/marked-list";
import { PageLink } from "~/ui/text/text-link";
import type { QuoteView } from "./quote-view.server";

/** When the pet can land, and what the price includes. */
export function QuoteScope({ quote: { plan, scope } }: { quote: QuoteView }) {
  return (
    <>
      {plan && (
        <section aria-labelledby="plan-title">
          <h2 id="plan-title" className="font-semibold text-heading">
            When your pet can land
          </h2>
          <p className="mt-3">
            The first day you can really land is{" "}
            <strong>
              <Time day={plan.practical.landing} />
            </strong>
            . {plan.practical.decision}
            {plan.byLaw && (
              <>
                {" "}
                By law alone it would be <Time day={plan.byLaw.landing} />.
              </>
            )}
          </p>
          <p className="mt-2 print:hidden">
            <PageLink to={plan.path} className="inline-block py-1">
              Every step, with its dates
            </PageLink>
          </p>
        </section>
      )}
      {scope && (
        <section aria-labelledby="scope-title">
          <h2 id="scope-title" className="font-semibold text-heading">
            What is included, and what is not
          </h2>
          <p className="mt-3">
            As with <PageLink to={scope.path}>{scope.title}</PageLink>. Your quote names each item,
            and the quote decides.
          </p>
          <div className="mt-5 rounded-card bg-paper shadow-card">
            <div className="p-5 sm:p-7 print:p-0">
              <h3 className="mb-3 font-semibold text-xl">Included</h3>
              <MarkedList items={scope.included} />
            </div>
            <TicketStub className="p-5 sm:p-7 print:p-0">
              <h3 className="mb-3 font-semibold text-xl">Not included</h3>
              <MarkedList items={scope.excluded} mark="no" />
            </TicketStub>
          </div>
        </section>
      )}
    </>
  );
}
