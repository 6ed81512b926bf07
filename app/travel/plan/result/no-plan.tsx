import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { Citation } from "./citation.tsx";
import type { NoPlanView } from "./plan-view.server.ts";
import { DatedWords } from "./text/shown-text.tsx";

/** Why there is no plan: nobody may bring such a pet, or no landing is possible. */
export function NoPlan({ noPlan, search }: { noPlan: NoPlanView; search: string }) {
  const { move, text, citation, guide } = noPlan;
  return (
    <section id="result" className="scroll-mt-20">
      <Notice tone="bad" title={`${move}: no date that we can give you`}>
        <p>
          <DatedWords text={text} />
        </p>
        {citation && (
          <p className="mt-1 text-sm">
            <Citation citation={citation} />.
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to={`${href("/contact")}?${search}`}>Ask us</ButtonLink>
          <PageLink to={guide} className="inline-block py-2 font-semibold">
            Read the guide
          </PageLink>
        </div>
      </Notice>
    </section>
  );
}
