import { PageLink } from "#ui/text/text-link.tsx";
import type { CarrierSummary } from "./airlines.server.ts";

type CarrierLineProps = {
  carriers: CarrierSummary;
  /** On a page that has to stay short. */
  isFolded?: boolean;
};

export function CarrierLine({ carriers, isFolded = false }: CarrierLineProps) {
  const { groups, isDue, path } = carriers;
  const heading = (
    <h2
      id="airlines-title"
      className={`font-semibold ${isFolded ? "inline text-lg" : "text-heading"}`}
    >
      Which airline
    </h2>
  );
  const line = (
    <p className="mt-3">
      <span>
        {`By their general rules: ${groups.map(({ words, names }) => `${words}: ${names.join(", ")}`).join("; ")}.${isDue ? " Due for checking: ask the airline first." : ""}`}
      </span>{" "}
      <PageLink to={path} className="inline-block py-1 print:hidden">
        Their limits
      </PageLink>
    </p>
  );
  return (
    <section aria-labelledby="airlines-title">
      {isFolded ? (
        <details className="rounded-lg border border-sand-deep px-4 pb-2">
          <summary className="min-h-11 pt-2">{heading}</summary>
          {line}
        </details>
      ) : (
        <>
          {heading}
          {line}
        </>
      )}
    </section>
  );
}
