import { MarkedList } from "~/ui/lists";
import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";
import { TicketStub } from "~/ui/travel-paper";
import type { Service } from "./services.server";

/** What the service is made of and what not, how long it takes, and what the owner brings. */
export function ServiceScope({ service }: { service: Service }) {
  const { included, excluded, duration, needs } = service;
  return (
    <Section labelledBy="scope-title">
      <SectionHeading id="scope-title" title="What you get, and what you bring">
        Your quote lists every item by name, so that you can compare it with another.
      </SectionHeading>
      <div className="mt-10 grid rounded-card bg-paper shadow-card sm:grid-cols-2">
        <div className="p-6 sm:p-9">
          <h3 className="mb-5 font-semibold text-xl">Included</h3>
          <MarkedList items={included} />
        </div>
        <TicketStub tear="beside" className="p-6 sm:p-9">
          <h3 className="mb-5 font-semibold text-xl">Not included</h3>
          <MarkedList items={excluded} mark="no" />
        </TicketStub>
      </div>
      <div className="mt-12 grid gap-12 sm:grid-cols-2 sm:gap-9">
        <div>
          <h3 className="font-semibold text-xl">How long it takes</h3>
          <dl className="mt-4">
            {duration.map(({ stage, time }) => (
              <div key={stage} className="border-sand-deep border-t-2 border-dashed py-3">
                <dt className="text-ink-soft">{stage}</dt>
                <dd className="font-semibold">{time}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3 className="mb-5 font-semibold text-xl">What we need from you</h3>
          <MarkedList items={needs} />
        </div>
      </div>
    </Section>
  );
}
