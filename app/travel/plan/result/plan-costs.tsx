import { href } from "react-router";
import { Fold } from "#ui/layout/fold.tsx";
import { InsertedHtml } from "#ui/text/prose.tsx";
import { PageLink } from "#ui/text/text-link.tsx";

type PlanCostsProps = {
  costs: { hint: string; bill: string };
  /** The query of the plan, in its canonical form. */
  search: string;
};

/** What is known so far of the costs, folded. */
export const PlanCosts = ({ costs: { hint, bill }, search }: PlanCostsProps) => (
  <Fold title="What it costs, so far" hint={hint}>
    <div id="costs" className="scroll-mt-20">
      <InsertedHtml html={bill} className="" />
    </div>
    <p className="mt-2 flex flex-wrap gap-x-6 *:py-2">
      <PageLink to={`${href("/quote")}?${search}`} className="font-semibold">
        Ask for a quote
      </PageLink>
      <PageLink to={href("/guides/:guide", { guide: "what-it-costs" })}>
        All fees by destination
      </PageLink>
    </p>
  </Fold>
);
