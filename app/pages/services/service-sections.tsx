import { RelatedPages } from "#pages/site-map/related-pages.tsx";
import type { SitePage } from "#pages/site-map/site-pages.server.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { Section } from "#ui/layout/section.tsx";
import { SectionHeading } from "#ui/layout/section-heading.tsx";
import { TicketStub } from "#ui/paper/travel-paper.tsx";
import { MarkedList } from "#ui/text/marked-list.tsx";
import { InsertedHtml } from "#ui/text/prose.tsx";
import { CompactTexts, NumberedTexts } from "#ui/text/titled-texts.tsx";
import type { Service } from "./services.server.tsx";

/** The stages of the service, side by side where there is room. */
export function ServiceDuration({ service: { duration } }: { service: Service }) {
  return (
    <section aria-labelledby="duration-title" className="bg-paper">
      <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 sm:pt-section">
        <h2 id="duration-title" className="font-semibold text-xl">
          How long it takes
        </h2>
        <dl className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {duration.map(({ stage, time }) => (
            <div
              key={stage}
              className="border-sand-deep border-t py-2.5 sm:max-lg:last:odd:col-span-2"
            >
              <dt className="text-ink-soft">{stage}</dt>
              <dd className="font-semibold">{time}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

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

/** The service’s document with the owner’s part below it; beside them links to related pages. */
export function ServiceText({ service, relatedPages }: ServiceTextProps) {
  const { html, needs, permit } = service;
  return (
    <div className="bg-paper py-section">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_17rem] sm:gap-12 lg:gap-16">
        <div className="min-w-0">
          <InsertedHtml html={html} />
          <div className="-mt-px">
            <Fold title="What we need from you">
              <MarkedList items={needs} />
            </Fold>
            {permit && <PermitFolds permit={permit} />}
          </div>
        </div>
        <div className="lg:border-sand-deep lg:border-l lg:pl-8">
          <div className="lg:sticky lg:top-28">
            <RelatedPages pages={relatedPages} />
          </div>
        </div>
      </div>
    </div>
  );
}

type PermitProps = { permit: NonNullable<Service["permit"]> };

/** What only some readers of the DGFT permit's page need: those who apply, alone or with us. */
const PermitFolds = ({ permit }: PermitProps) => (
  <>
    <Fold title="Guide: five steps to the permit">
      <NumberedTexts texts={permit.steps} />
    </Fold>
    <Fold title="Why with us: five reasons">
      <CompactTexts texts={permit.reasons} />
    </Fold>
  </>
);

/** What we do for the DGFT permit, and in which steps. */
export function PermitHelp({ permit, features }: PermitProps & Pick<Service, "features">) {
  return (
    <Section labelledBy="features-title" ground="pale">
      <div className="grid gap-7 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-14">
        <div>
          <SectionHeading id="features-title" title="What we do" />
          <CompactTexts texts={features} />
        </div>
        <div>
          <SectionHeading id="help-title" title="How we help: four steps" />
          <NumberedTexts texts={permit.helpSteps} />
        </div>
      </div>
    </Section>
  );
}
