import { PageLink } from "#ui/text/text-link.tsx";
import type { CarrierSummary } from "./airlines.server.ts";

export function CarrierLine({ carriers }: { carriers: CarrierSummary }) {
  const { groups, isDue, path } = carriers;
  return (
    <section aria-labelledby="airlines-title">
      <h2 id="airlines-title" className="font-semibold text-heading">
        Which airline
      </h2>
      <p className="mt-3">
        <span>
          {`By their general rules: ${groups.map(({ words, names }) => `${words}: ${names.join(", ")}`).join("; ")}.${isDue ? " Due for checking: ask the airline first." : ""}`}
        </span>{" "}
        <PageLink to={path} className="inline-block py-1 print:hidden">
          Their limits
        </PageLink>
      </p>
    </section>
  );
}
