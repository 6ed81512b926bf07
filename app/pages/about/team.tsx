import type { TeamMember } from "#content/company/fact-types.ts";
import { Section } from "#ui/layout/section.tsx";
import { SectionHeading } from "#ui/layout/section-heading.tsx";
import { PictureCard } from "#ui/picture-card.tsx";

/** The team without the founder. Renders nothing without any. */
export function Team({ members }: { members: TeamMember[] }) {
  if (members.length === 0) return null;
  return (
    <Section labelledBy="team-title">
      <SectionHeading id="team-title" title="The rest of the team" />
      <ul className="mt-10 grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
        {members.map(({ name, role, text, ...picture }) => (
          <li key={name}>
            <PictureCard {...picture} aspect="aspect-[4/3]">
              <h3 className="font-semibold text-xl">{name}</h3>
              <p className="font-semibold text-marigold-deep">{role}</p>
              <p className="mt-2 text-ink-soft">{text}</p>
            </PictureCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
