import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { inSentence } from "#ui/text/text.ts";
import { PageLink } from "#ui/text/text-link.tsx";
import { Citation } from "./citation.tsx";
import type { NoPlanView } from "./plan-view.server.ts";
import { DatedWords } from "./text/shown-text.tsx";

/** Why there is no plan: nobody may bring such a pet, or no landing is possible. */
export function NoPlan({ noPlan, search }: { noPlan: NoPlanView; search: string }) {
  const { move, text, citation, guide, ways } = noPlan;
  return (
    <section id="result" className="scroll-mt-20">
      <Notice
        tone={ways.length > 0 ? "neutral" : "bad"}
        title={ways.length > 0 ? `${move}: not directly` : `${move}: no date that we can give you`}
      >
        <p>
          <DatedWords text={text} />
        </p>
        {citation && (
          <p className="mt-1 text-sm">
            <Citation citation={citation} />.
          </p>
        )}
        {ways.length > 0 && (
          <ul className="mt-3 grid gap-3">
            {ways.map(({ name, days, search: way }) => (
              <li key={name}>
                <strong className="block">{name}</strong> <DatedWords text={days} />{" "}
                {way && (
                  <PageLink to={{ search: way }} preventScrollReset className="font-semibold">
                    Plan it {inSentence(name)}
                  </PageLink>
                )}
              </li>
            ))}
          </ul>
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
