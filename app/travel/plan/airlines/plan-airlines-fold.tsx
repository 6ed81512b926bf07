import { Fold } from "#ui/layout/fold.tsx";
import { InsertedHtml } from "#ui/text/prose.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { PlanAirlines } from "./plan-airlines.server.tsx";

/** Which airlines take the pet, by which way and up to which limit, folded. */
export function PlanAirlinesFold({ airlines }: { airlines: PlanAirlines }) {
  const { arrival, inShort, table, isDue, isWeightKnown, path } = airlines;
  return (
    <Fold title={<span id="airlines-title">Which airline</span>} hint={inShort}>
      <section aria-labelledby="airlines-title">
        {arrival && <p className="mb-3">{arrival}</p>}
        <InsertedHtml html={table} className="" />
        <p className="mt-2 text-ink-soft">
          {isDue && <strong>Due for checking: ask the airline first. </strong>}
          By general rules, none for an Indian airport. Weights are with the bag or crate.{" "}
          <PageLink to={path} className="inline-block py-2 font-semibold text-ink">
            {isWeightKnown ? "Limits and sources" : "Give your pet’s weight, and see the limits"}
          </PageLink>
        </p>
      </section>
    </Fold>
  );
}
