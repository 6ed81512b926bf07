import type { CaseStory } from "#content/company/fact-types.ts";
import { Section } from "#ui/layout/section.tsx";
import { SectionHeading } from "#ui/layout/section-heading.tsx";
import { PictureCard } from "#ui/picture-card.tsx";
import { formatDate } from "#ui/text/date-words.ts";

/** The company's case stories. Renders nothing without any. */
export function CaseStories({ stories }: { stories: CaseStory[] }) {
  if (stories.length === 0) return null;
  return (
    <Section labelledBy="stories-title">
      <SectionHeading id="stories-title" title="Moves we have made" />
      <ul className="mt-10 grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
        {stories.map(({ id, arrived, pet, origin, destination, text, ...picture }) => (
          <li key={id}>
            <PictureCard {...picture} aspect="aspect-[3/2]">
              <p className="font-semibold text-marigold-deep text-sm">
                <time dateTime={arrived}>{formatDate(arrived)}</time>
              </p>
              <h3 className="mt-1 font-semibold text-xl">
                {pet}, {origin} to {destination}
              </h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </PictureCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
