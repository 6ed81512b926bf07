import type { Founder } from "#content/company/fact-types.ts";
import { Picture } from "#ui/picture.tsx";
import { Monogram } from "./monogram.tsx";

/** Who leads the company, with a photograph or the initials. */
export function FounderCard({ founder }: { founder: Founder }) {
  const { name, role, text, photo } = founder;
  return (
    <section
      aria-label="Our team"
      className="items-center overflow-hidden rounded-card bg-paper shadow-card sm:max-lg:grid sm:max-lg:grid-cols-[2fr_3fr]"
    >
      {photo ? (
        <Picture
          {...photo}
          sizes="(min-width: 1024px) 440px, (min-width: 640px) 40vw, 92vw"
          isLargest
          className="aspect-square w-full object-cover"
        />
      ) : (
        <Monogram name={name} />
      )}
      <div className="p-6 sm:p-8">
        <h2 className="font-semibold text-heading">{name}</h2>
        <p className="font-semibold text-marigold-deep">{role}</p>
        <p className="mt-3 text-ink-soft">{text}</p>
      </div>
    </section>
  );
}
