import type { ReactNode } from "react";
import { href } from "react-router";
import { company } from "#content/company/company.ts";
import type { Holiday } from "#content/company/fact-types.ts";
import { useChatSettings } from "#frame/chat/chat.ts";
import { ChatButton } from "#frame/chat/chat-button.tsx";
import { ChatIcon } from "#ui/icons.tsx";
import { formatDate } from "#ui/text/date-words.ts";
import { PageLink } from "#ui/text/text-link.tsx";
import { MailIcon, PhoneIcon, PinIcon } from "./contact-icons.tsx";
import { EmailLink, PhoneLink } from "./contact-links.tsx";
import { OfficeHours } from "./office-hours.tsx";
import { greeting, WhatsAppLink, type WhatsAppTopic, WhatsAppWay } from "./whatsapp.tsx";

type ContactWaysProps = {
  /** The topic of a WhatsApp message. */
  topic?: WhatsAppTopic | null;
};

/** The ways to contact us besides the form. */
export function ContactWays({ topic = null }: ContactWaysProps) {
  const hasChat = useChatSettings() !== null;
  return (
    <div className="overflow-hidden rounded-card bg-paper shadow-card">
      {/* The rules above the first row are cut off. */}
      <div className="-mt-px grid md:grid-cols-2 lg:grid-cols-1">
        <Way title="Call" icon={<PhoneIcon />}>
          <p>
            <PhoneLink className="font-semibold text-lead" />
          </p>
          <WhatsAppWay topic={topic} />
          <p className="mt-2 text-ink-soft">
            Office hours: <OfficeHours />.
          </p>
          {company.holidays && (
            <p className="text-ink-soft">Closed on {describeHolidays(company.holidays)}.</p>
          )}
          <p className="text-ink-soft">
            Emergency support for a pet on its way: {company.emergencySupport}.
          </p>
        </Way>
        <Way title="Write" icon={<MailIcon />}>
          <p>
            <EmailLink className="wrap-anywhere font-semibold text-lead" />
          </p>
          <p className="mt-2 text-ink-soft">
            For a crate or a bag, add your pet’s breed and measurements.
          </p>
        </Way>
        {hasChat && (
          <div className="noscript:hidden">
            <Way title="Live chat" icon={<ChatIcon />}>
              <p>For a quick question. An AI assistant replies, not a person.</p>
              <ChatButton look="quiet" className="mt-3 min-h-11">
                Start a chat
              </ChatButton>
            </Way>
          </div>
        )}
        <Way title="Locations" icon={<PinIcon />}>
          <p>{company.cities.join(", ")}.</p>
          <p className="mt-2">
            <PageLink to={href("/locations")} className="inline-block py-1">
              Who each city serves
            </PageLink>
          </p>
        </Way>
      </div>
    </div>
  );
}

/** Lists all holidays with dates: a cached page cannot tell which are past. */
export function describeHolidays(holidays: Holiday[]): string {
  return holidays.map(({ date, name }) => `${formatDate(date)} (${name})`).join(", ");
}

/** A phone shows the form before the ways to contact us, and who has no time for it calls at once. */
export const CallNow = () => (
  <p className="mb-5 flex flex-wrap gap-x-6 font-semibold sm:hidden">
    <PhoneLink className="inline-flex min-h-11 items-center gap-2" />
    <WhatsAppLink text={greeting} className="inline-flex min-h-11 items-center gap-2">
      WhatsApp
    </WhatsAppLink>
  </p>
);

type WayProps = { title: string; icon: ReactNode; children: ReactNode };

function Way({ title, icon, children }: WayProps) {
  return (
    <section className="grid grid-cols-[auto_1fr] content-start items-center gap-x-4 gap-y-2 border-sand-deep border-t p-5 sm:gap-x-5 sm:px-8">
      <span className="grid size-11 place-items-center rounded-full bg-teal-pale text-teal">
        {icon}
      </span>
      <h2 className="font-semibold text-xl">{title}</h2>
      <div className="col-span-2 min-w-0 lg:col-span-1 lg:col-start-2">{children}</div>
    </section>
  );
}
