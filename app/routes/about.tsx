import { founder, story, storyLead, values } from "#content/company/about.ts";
import { caseStories } from "#content/company/case-stories.ts";
import { company } from "#content/company/company.ts";
import { team } from "#content/company/team.ts";
import { pageTitles } from "#content/page-titles.ts";
import { useRootData } from "#edge/root-data.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { ContactBand } from "#frame/contact/contact-band.tsx";
import { PageTrail } from "#frame/page-trail.tsx";
import { CaseStories } from "#pages/about/case-stories.tsx";
import { Credentials } from "#pages/about/credentials.tsx";
import { FounderCard } from "#pages/about/founder-card.tsx";
import { Team } from "#pages/about/team.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Section } from "#ui/layout/section.tsx";
import { SectionHeading } from "#ui/layout/section-heading.tsx";
import { TitledTexts } from "#ui/text/titled-texts.tsx";
import type { Route } from "./+types/about";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageTitles["/about"],
    description: `Who moves your pet: how ${company.shortName} began, what we hold to (compassion, excellence, integrity) and who leads the team.`,
  });

export default function About() {
  const isStaging = useRootData()?.isStaging;
  return (
    <>
      <Page>
        <div className="grid items-start gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
          <div>
            <PageTrail current="About us" />
            <PageHeading title="About us" />
            <h2 className="font-semibold text-xl">Our story</h2>
            <div className="prose mt-4 text-lead">
              <p className="font-display font-semibold text-heading leading-tight">{storyLead}</p>
              {story.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <FounderCard founder={founder} />
        </div>
      </Page>
      <Section labelledBy="values-title" ground="paper">
        <SectionHeading id="values-title" title="Our values" />
        <TitledTexts texts={values} />
      </Section>
      <Team members={team} />
      <Credentials isStaging={isStaging} />
      <CaseStories stories={caseStories} />
      <ContactBand title="Talk to the people who do it">
        Tell us about your pet and your plans. The first answer is free, and it is honest.
      </ContactBand>
    </>
  );
}
