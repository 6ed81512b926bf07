import type { TeamMember } from "~/content/fact-types";
import { Picture } from "~/ui/picture";
import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";

/** The team without the founder. Renders nothing without any. */
export function Team({ members }: { members: TeamMember[] }) {
  if (members.length === 0) return null;
  return (
    <Section labelledBy="team-title">
      <SectionHeading id="team-title" eyebrow="Who answers you" title="The rest of the team" />
      <ul className="mt-10 grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
        {members.map(({ name, role, text, picture, alt }) => (
          <li key={name} className="overflow-hidden rounded-card bg-paper shadow-card">
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 1024px) 360px, (min-width: 640px) 46vw, 92vw"
              className="aspect-[4/3] w-full object-cover"
            />
            <div className="p-6">
              <h3 className="font-semibold text-xl">{name}</h3>
              <p className="font-semibold text-marigold-deep">{role}</p>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
