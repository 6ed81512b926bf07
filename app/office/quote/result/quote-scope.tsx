import { href } from "react-router";
import { CarrierLine } from "#travel/airlines/carrier-line.tsx";
import { WayDays } from "#travel/plan/result/pass/no-plan.tsx";
import { DatedWords, keyOf, Time } from "#travel/plan/result/text/shown-text.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { MarkedList } from "#ui/text/marked-list.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { QuotePlanView, QuoteView } from "./quote-view.server.ts";

/** When the pet can land, in which crate, and with whom. An answer to a day that was asked for is open. */
export function QuoteJourney({ quote }: { quote: QuoteView }) {
  const { plan, shared, noPlan, crates, carriers } = quote;
  const isAnswer = noPlan !== null || plan?.wanted || plan?.monthTooEarly;
  return (
    <>
      {(plan || noPlan) && (
        <Fold title="When your pet can land" isOpenAtFirst={Boolean(isAnswer)}>
          <div id="landing" className="grid gap-3">
            {shared && (
              <p>
                All of them can land on <Time day={shared.landing} />.{" "}
                <PageLink to={shared.path} className="inline-block py-1 print:hidden">
                  Their plan
                </PageLink>{" "}
                What follows is of the first pet.
              </p>
            )}
            {plan && <Landing plan={plan} />}
            {noPlan && <NoLanding noPlan={noPlan} />}
          </div>
        </Fold>
      )}
      {crates.length > 0 && (
        <Fold title="Which crate">
          <ul className="grid gap-1">
            {crates.map(({ pet, words, path }) => (
              <li key={pet}>
                {pet}: {words}.{" "}
                <PageLink to={path} className="inline-block py-1 print:hidden">
                  See its price
                </PageLink>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {carriers && <CarrierLine carriers={carriers} />}
    </>
  );
}

/** Why no date can be given yet, and the ways by another country. */
function NoLanding({ noPlan: { text, ways } }: { noPlan: NonNullable<QuoteView["noPlan"]> }) {
  return (
    <>
      <p>
        <DatedWords text={text} />
      </p>
      {ways.length > 0 && (
        <ul className="grid list-disc gap-3 pl-5">
          {ways.map(({ name, days, search }) => (
            <li key={name}>
              {search ? <PageLink to={`${href("/plan")}?${search}`}>{name}</PageLink> : name}
              <WayDays days={days} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The parts that the price includes. */
export function QuoteScope({ scope }: Pick<QuoteView, "scope">) {
  if (!scope) return null;
  return (
    <Fold title="What is included, and what is not">
      <p>
        As with <PageLink to={scope.path}>{scope.title}</PageLink>. Your quote names each item, and
        the quote decides.
      </p>
      <div className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <div>
          <h3 className="mb-3 font-semibold text-xl">Included</h3>
          <MarkedList items={scope.included} />
        </div>
        <div>
          <h3 className="mb-3 font-semibold text-xl">Not included</h3>
          <MarkedList items={scope.excluded} mark="no" />
        </div>
      </div>
    </Fold>
  );
}

/** Whether the month or the day that was asked for can be kept, and the first day that can. */
function Landing({ plan }: { plan: QuotePlanView }) {
  const { practical, byRules, wanted, conditions, monthTooEarly, isNothingDone } = plan;
  const { askedOn, isOfToday, path, papersPath } = plan;
  const first = (
    <strong>
      <Time day={practical.landing} />
    </strong>
  );
  return (
    <>
      <p>
        {monthTooEarly ? (
          <>
            {monthTooEarly} is too early: your pet can really land from {first} on.
          </>
        ) : (
          <>The first day your pet can really land is {first}.</>
        )}{" "}
        <DatedWords text={practical.onTheWay} />
        Why not sooner: <DatedWords text={practical.decision} />
        {byRules && (
          <>
            {" "}
            By rules and offices alone it would be <Time day={byRules.landing} />.
          </>
        )}
      </p>
      {wanted && (
        <p>
          Landing on <Time day={wanted.day} />? <DatedWords text={wanted.verdict} />
        </p>
      )}
      {isNothingDone && (
        <p>
          We take it that nothing is done yet. If your pet has its microchip, vaccine or blood
          sample already, the day may be sooner:{" "}
          <PageLink to={path}>tell the planner what is done</PageLink>.
        </p>
      )}
      {conditions.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {conditions.map(({ text }) => (
            <li key={keyOf(text)}>
              <DatedWords text={text} />
            </li>
          ))}
        </ul>
      )}
      <p>
        This plan is of <Time day={askedOn} />, the day you asked.
        {!isOfToday && " The planner and its papers count from today, so their days may differ."}
      </p>
      <p className="print:hidden">
        <PageLink to={path} className="mr-4 inline-block py-1">
          {isOfToday ? "Every step, with its dates" : "Today’s plan, every step with its dates"}
        </PageLink>{" "}
        <PageLink to={papersPath} reloadDocument className="inline-block py-1">
          {isOfToday ? "Print" : "By today’s plan, print"} the papers for vet, laboratory and
          airport
        </PageLink>
      </p>
    </>
  );
}
