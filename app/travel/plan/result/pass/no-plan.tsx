import { href } from "react-router";
import { Citation } from "#travel/plan/result/citation.tsx";
import type { NoPlanView } from "#travel/plan/result/plan-view.server.ts";
import { DatedWords } from "#travel/plan/result/text/shown-text.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Pass } from "#ui/paper/pass.tsx";
import { inSentence } from "#ui/text/text.ts";
import { PageLink } from "#ui/text/text-link.tsx";
import { largeLook } from "./wanted.tsx";

/** Why there is no plan: nobody may bring such a pet, or no landing is possible. */
export function NoPlan({ noPlan, search }: { noPlan: NoPlanView; search: string }) {
  const { move, route, text, citation, guide, ways } = noPlan;
  return (
    <div id="result" className="mb-8 scroll-mt-20 print:mb-2">
      <Pass
        id="result-title"
        title={move}
        route={route}
        headline={
          <p role={ways.length > 0 ? "status" : "alert"} className={largeLook}>
            {ways.length > 0 ? "Not directly" : "No date that we can give you"}
          </p>
        }
        stub={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink to={`${href("/contact")}?${search}`}>Ask us</ButtonLink>
            <PageLink to={guide} className="inline-block py-2 font-semibold">
              Read the guide
            </PageLink>
          </div>
        }
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
          <ul className="mt-4">
            {ways.map(({ name, days, search: way }) => (
              <li key={name} className="border-sand-deep border-t py-3 last:pb-0">
                <strong className="block font-display text-xl">{name}</strong>{" "}
                <DatedWords text={days} />{" "}
                {way && (
                  <PageLink to={{ search: way }} preventScrollReset className="font-semibold">
                    Plan it {inSentence(name)}
                  </PageLink>
                )}
              </li>
            ))}
          </ul>
        )}
      </Pass>
    </div>
  );
}
