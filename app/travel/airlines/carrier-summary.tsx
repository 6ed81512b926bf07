import { PageLink } from "#ui/text/text-link.tsx";
import type { CarrierSummary } from "./airlines.server.ts";

/** Which airlines take the pet, by the way in which they do. */
export function CarrierGroups({ carriers }: { carriers: CarrierSummary }) {
  const { arrival, groups, isDue } = carriers;
  return (
    <>
      {arrival && <p className="mb-2">{arrival}</p>}
      <dl className="grid gap-2">
        {groups.map(({ words, names }) => (
          <div key={words}>
            <dt className="font-semibold first-letter:uppercase">{words}</dt>
            {names.map((known) => (
              <dd key={known}>{known}</dd>
            ))}
          </div>
        ))}
      </dl>
      {isDue && (
        <p className="mt-2">
          <strong>Due for checking: ask the airline first.</strong>
        </p>
      )}
    </>
  );
}

type CarrierSectionProps = { carriers: CarrierSummary; className?: string };

/** The airlines of a plan or a quote, with the way to the limits of each. */
export function CarrierSection({ carriers, className }: CarrierSectionProps) {
  return (
    <section aria-labelledby="airlines-title" className={className}>
      <h2 id="airlines-title" className="mb-3 font-semibold text-heading">
        Which airline
      </h2>
      <CarrierGroups carriers={carriers} />
      <p className="mt-1 text-ink-soft">
        By general rules, none for an Indian airport.{" "}
        <PageLink
          to={carriers.path}
          className="inline-block py-2 font-semibold text-ink print:hidden"
        >
          {carriers.isWeightKnown
            ? "Limits and sources"
            : "Give your pet’s weight, and see the limits"}
        </PageLink>
      </p>
    </section>
  );
}
