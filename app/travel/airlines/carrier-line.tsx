import { Fold } from "#ui/layout/fold.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { CarrierSummary } from "./airlines.server.ts";

/** Which airlines take the pet, in one sentence: a row that unfolds, for a page that has to stay short. */
export function CarrierLine({ carriers }: { carriers: CarrierSummary }) {
  const { groups, isDue, path } = carriers;
  return (
    <Fold title="Which airline">
      <p id="airlines">
        <span>
          {`By their general rules: ${groups.map(({ words, names }) => `${words}: ${names.join(", ")}`).join("; ")}.${isDue ? " Due for checking: ask the airline first." : ""}`}
        </span>{" "}
        <PageLink to={path} className="inline-block py-1 print:hidden">
          Their limits
        </PageLink>
      </p>
    </Fold>
  );
}
