import type { CaseStory } from "~/content/fact-types";
import { Picture } from "~/ui/picture";
import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";
import { formatDate } from "~/ui/text";

/** The company's case stories. Renders nothing without any. */
export function CaseStories({ stories }: { stories: CaseStory[] }) {
  if (stories.length === 0) return null;
  return (
    <Section labelledBy="stories-title">
      <SectionHeading id="stories-title" eyebrow="Arrived" title="Moves we have made" />
      <ul className="mt-10 grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
        {stories.map(({ id, arrived, pet, origin, destination, text, picture, alt }) => (
          <li key={id} className="overflow-hidden rounded-card bg-paper shadow-card">
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 1024px) 360px, (min-width: 640px) 46vw, 92vw"
              className="aspect-[3/2] w-full object-cover"
            />
            <div className="p-6">
              <p className="font-semibold text-marigold-deep text-sm">
                <time dateTime={arrived}>{formatDate(arrived)}</time>
              </p>
              <h3 className="mt-1 font-semibold text-xl">
                {pet}, {origin} to {destination}
              </h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
