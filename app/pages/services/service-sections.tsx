import { RelatedPages } from "#pages/site-map/related-pages.tsx";
import type { SitePage } from "#pages/site-map/site-pages.server.ts";
import { Section } from "#ui/layout/section.tsx";
import { SectionHeading } from "#ui/layout/section-heading.tsx";
import { TicketStub } from "#ui/paper/travel-paper.tsx";
import { MarkedList } from "#ui/text/marked-list.tsx";
import { InsertedHtml } from "#ui/text/prose.tsx";
import { NumberedTexts, TitledTexts } from "#ui/text/titled-texts.tsx";
import type { Service } from "./services.server.tsx";

export function ServiceScope({ service }: { service: Service }) {
  const { included, excluded } = service;
  return (
    <Section labelledBy="scope-title">
      <SectionHeading id="scope-title" title="What your quote lists" />
      <div className="mt-6 grid grid-cols-1 rounded-card bg-paper shadow-card sm:mt-10 sm:grid-cols-2">
        <div className="p-5 sm:p-9">
          <h3 className="mb-4 font-semibold text-xl">Included</h3>
          <MarkedList items={included} />
        </div>
        <TicketStub tear="beside" className="p-5 sm:p-9">
          <h3 className="mb-4 font-semibold text-xl">Not included</h3>
          <MarkedList items={excluded.map(({ text }) => text)} mark="no" />
        </TicketStub>
      </div>
    </Section>
  );
}

type ServiceTextProps = { service: Service; relatedPages: SitePage[] };

/** The service’s document, and beside it its duration, the owner's part, and links to related pages. */
export function ServiceText({ service, relatedPages }: ServiceTextProps) {
  const { html, duration, needs } = service;
  return (
    <div className="bg-paper py-section">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_17rem] sm:gap-12 lg:gap-16">
        <InsertedHtml html={html} />
        <div className="grid gap-7 sm:gap-10 sm:max-lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:border-sand-deep lg:border-l lg:pl-8">
          <div>
            <h2 className="font-semibold text-xl">How long it takes</h2>
            <dl className="mt-3">
              {duration.map(({ stage, time }) => (
                <div key={stage} className="border-sand-deep border-t py-2.5">
                  <dt className="text-ink-soft">{stage}</dt>
                  <dd className="font-semibold">{time}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <h2 className="mb-4 font-semibold text-xl">What we need from you</h2>
            <MarkedList items={needs} />
          </div>
          <div className="lg:sticky lg:top-28 lg:self-start">
            <RelatedPages pages={relatedPages} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The sections that only the DGFT permit has: our help, a guide and the reasons to choose us. */
export function PermitSections({ permit }: { permit: NonNullable<Service["permit"]> }) {
  const { helpSteps, reasons, steps } = permit;
  return (
    <>
      <Section labelledBy="help-title" ground="paper">
        <SectionHeading id="help-title" title="How we help: four steps" />
        <NumberedTexts texts={helpSteps} />
      </Section>
      <Section labelledBy="guide-title" ground="pale">
        <SectionHeading id="guide-title" title="Guide: five steps to the permit" />
        <NumberedTexts texts={steps} />
      </Section>
      <Section labelledBy="reasons-title" ground="paper">
        <SectionHeading id="reasons-title" title="Why with us: five reasons" />
        <TitledTexts texts={reasons} />
      </Section>
    </>
  );
}
