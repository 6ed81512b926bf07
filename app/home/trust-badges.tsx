import type { TrustBadge } from "~/content/home";
import { Stamp } from "./stamp";

export function TrustBadges({ badges }: { badges: readonly TrustBadge[] }) {
  return (
    <section aria-labelledby="trust-title" className="pt-14 lg:pt-16">
      <h2 id="trust-title" className="sr-only">
        Why owners trust us
      </h2>
      <ul className="mx-auto grid max-w-6xl gap-x-10 gap-y-9 px-4 sm:px-6 md:grid-cols-3">
        {badges.map(({ figure, words, text, look, proof }) => (
          <li
            key={figure}
            className="flex items-center gap-5 max-md:even:flex-row-reverse md:max-xl:flex-col md:max-xl:items-start cramped:flex-col! cramped:items-start"
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
    </section>
  );
}
