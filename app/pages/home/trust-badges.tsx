import type { Credential } from "#content/company/fact-types.ts";
import type { TrustBadge } from "#content/home.ts";
import { Stamp } from "#ui/paper/stamp.tsx";

type TrustBadgesProps = { badges: readonly TrustBadge[]; credentials: readonly Credential[] };

export function TrustBadges({ badges, credentials }: TrustBadgesProps) {
  return (
    <section aria-labelledby="trust-title" className="pt-7 sm:pt-10 lg:pt-16">
      <h2 id="trust-title" className="sr-only">
        Why owners trust us
      </h2>
      <ul className="mx-auto grid max-w-6xl gap-x-10 gap-y-2 px-4 sm:px-6 md:grid-cols-3">
        {badges.map(({ figure, words, text, look, proof }) => (
          <li
            key={figure}
            className="flex break-inside-avoid items-center gap-5 max-md:even:flex-row-reverse md:max-xl:flex-col md:max-xl:items-start cramped:flex-col! cramped:items-start"
          >
            <div className="flex max-w-full shrink-0 items-center md:h-36">
              <Stamp look={look} figure={figure} words={words} />
            </div>
            <div className="max-w-xs">
              <p className="text-ink-soft">{text}</p>
              {proof && <p className="mt-1 font-semibold text-sm">{proof}</p>}
            </div>
          </li>
        ))}
      </ul>
      {credentials.length > 0 && (
        <dl className="mx-auto mt-3 flex max-w-6xl flex-wrap gap-x-10 gap-y-1 px-4 text-sm sm:px-6">
          {credentials.map(({ name, number }) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-semibold">{number}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
