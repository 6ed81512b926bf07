import { href } from "react-router";
import type { NoPlanView } from "#travel/plan/result/plan-view.server.ts";
import { DatedWords, Time } from "#travel/plan/result/text/shown-text.tsx";
import { SourceWords } from "#travel/rules/source/source-words.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Pass } from "#ui/paper/pass.tsx";
import { inSentence } from "#ui/text/text.ts";
import { PageLink } from "#ui/text/text-link.tsx";
import { largeLook } from "./wanted.tsx";

/** Why there is no plan: nobody may bring such a pet, or no landing is possible. */
export function NoPlan({ noPlan, search }: { noPlan: NoPlanView; search: string }) {
  const { move, route, text, source, guide, ways } = noPlan;
  return (
    <div id="result" className="mb-8 scroll-mt-20 print:mb-2">
      <Pass
        id="result-title"
        eyebrow={move}
        route={route}
        headline={
          <p role={ways.length > 0 ? "status" : "alert"} className={largeLook}>
            {ways.length > 0 ? "Not directly" : "No date that we can give you"}
          </p>
        }
      >
        <p>
          <DatedWords text={text} />
        </p>
        {source && (
          <p className="mt-1 text-sm">
            <SourceWords source={source} />.
          </p>
        )}
        {ways.length > 0 && (
          <ul className="mt-5 grid gap-x-6 @4xl:grid-cols-2">
            {ways.map((way) => (
              <Way key={way.name} way={way} />
            ))}
          </ul>
        )}
        <div
          className={`flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden ${ways.length > 0 ? "border-sand-deep border-t pt-5" : "mt-5"}`}
        >
          <ButtonLink to={`${href("/contact")}?${search}`}>Ask us</ButtonLink>
          <PageLink to={guide} className="inline-block py-2 font-semibold">
            Read the guide
          </PageLink>
        </div>
      </Pass>
    </div>
  );
}

/** A way by another country: its codes, its days and the link to its plan. */
function Way({ way: { name, codes, days, search } }: { way: NoPlanView["ways"][number] }) {
  return (
    <li className="grid content-start gap-y-3 border-sand-deep border-t py-5">
      <h3 className="font-semibold text-xl leading-snug">
        <span aria-hidden="true" className="block">
          {codes.join(" → ")}
        </span>
        <span className="block font-normal font-sans text-base">{name}</span>
      </h3>
      <WayDays days={days} />
      {search && (
        <ButtonLink to={{ search }} preventScrollReset look="quiet" className="justify-self-start">
          Plan it this way<span className="sr-only">, {inSentence(name)}</span>
        </ButtonLink>
      )}
    </li>
  );
}

/** When a pet leaves, lands and is home by one of the ways. */
export function WayDays({ days }: Pick<NoPlanView["ways"][number], "days">) {
  if (!days) return <p>No landing within two years is possible with these days.</p>;
  return (
    <dl className="grid grid-cols-[repeat(3,auto)] justify-start gap-x-3 sm:gap-x-6 @4xl:gap-x-3 @5xl:gap-x-6">
      {days.map(({ label, day }) => (
        <div key={label}>
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-semibold">
            <Time day={day} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
