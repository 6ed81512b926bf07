import { PageLink } from "#ui/text/text-link.tsx";
import { Citation } from "./citation.tsx";
import type { PlanView } from "./plan-view.server.ts";

/** The conditions that decide beside the steps. One may close the way altogether, so they are not folded. */
export function PlanConditions({ plan: { conditions, guide } }: { plan: PlanView }) {
  return (
    <section aria-labelledby="conditions-title" className="mb-8 print:mb-2">
      <h2 id="conditions-title" className="font-semibold text-lg">
        Before anything else
      </h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
        {conditions.map(({ text, citation }) => (
          <li key={text}>
            {text}{" "}
            <span className="text-ink-soft">
              <Citation citation={citation} />.
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 print:hidden">
        <PageLink to={guide} className="inline-block py-2 font-semibold">
          Read the guide
        </PageLink>
      </p>
    </section>
  );
}
