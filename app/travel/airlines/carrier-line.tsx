import { Fold } from "#ui/layout/fold.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { CarrierSummary } from "./airlines.server.ts";

type CarrierLineProps = {
  carriers: CarrierSummary;
  /** As the first of several folds, on a page that has to stay short. */
  isFolded?: boolean;
};

export function CarrierLine({ carriers, isFolded = false }: CarrierLineProps) {
  const { groups, isDue, path } = carriers;
  const title = "Which airline";
  const line = (
    <p>
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
        <Fold title={<span id="airlines-title">{title}</span>} className="border-b-0">
          {line}
        </Fold>
      ) : (
        <>
          <h2 id="airlines-title" className="mb-3 font-semibold text-heading">
            {title}
          </h2>
          {line}
        </>
      )}
    </section>
  );
}
