import type { ReactNode } from "react";
import { href } from "react-router";
import { ChatButton } from "~/chat/chat-button";
import { company } from "~/content/company";
import colleagueWithCat from "~/pictures/team-member.svg?w=400;700;1000&format=avif;webp&as=picture";
import { pageMeta } from "~/seo/page-meta";
import { ChatIcon, MailIcon, PhoneIcon, PinIcon } from "~/ui/icons";
import { Page } from "~/ui/page";
import { PageHeading } from "~/ui/page-heading";
import { Picture } from "~/ui/picture";
import { PageLink, TextLink } from "~/ui/text-link";
import { TicketStub } from "~/ui/ticket-stub";

export const meta = () =>
  pageMeta({
    title: "Contact us",
    description: `Call or write to us about your pet's move. Office hours: ${company.officeHours}. Emergency support: ${company.emergencySupport}.`,
  });

export default function Contact() {
  return (
    <Page>
      <div className="grid items-start gap-10 lg:grid-cols-[6fr_5fr] lg:gap-16">
        <div>
          <PageHeading title="Contact us">
            Tell us who travels, from where to where, and by when. We answer with what your pet
            needs.
          </PageHeading>
          <div className="rounded-card bg-paper shadow-card">
            <Way title="Call" icon={<PhoneIcon />}>
              <p>
                <TextLink href={company.phone.uri} className="font-semibold text-lead">
                  {company.phone.label}
                </TextLink>
              </p>
              <p className="mt-2 text-ink-soft">Office hours: {company.officeHours}.</p>
              <p className="text-ink-soft">
                Emergency support for a pet on its way: {company.emergencySupport}.
              </p>
            </Way>
            <TicketStub>
              <Way title="Write" icon={<MailIcon />}>
                <p>
                  <TextLink
                    href={company.email.uri}
                    className="wrap-anywhere font-semibold text-lead"
                  >
                    {company.email.label}
                  </TextLink>
                </p>
                <p className="mt-2 text-ink-soft">
                  For a crate or a bag, add your pet’s breed and measurements.
                </p>
              </Way>
            </TicketStub>
            <TicketStub>
              <Way title="Live chat" icon={<ChatIcon />}>
                <p>For a quick question, at any hour.</p>
                <ChatButton look="quiet" className="mt-4 min-h-11">
                  Start a chat
                </ChatButton>
              </Way>
            </TicketStub>
            <TicketStub>
              <Way title="Locations" icon={<PinIcon />}>
                <p>{company.cities.join(", ")}.</p>
                <p className="mt-2">
                  <PageLink to={href("/locations")} className="inline-block py-1">
                    Who each city serves
                  </PageLink>
                </p>
              </Way>
            </TicketStub>
          </div>
        </div>
        <div className="rounded-card bg-paper p-3 shadow-card sm:p-4">
          <Picture
            picture={colleagueWithCat}
            alt="One of us in a teal blazer, with a grey tabby cat on her arm"
            sizes="(min-width: 1280px) 480px, (min-width: 1024px) 42vw, 92vw"
            className="aspect-square w-full rounded-lg object-cover object-[50%_30%] sm:max-lg:aspect-video"
          />
        </div>
      </div>
    </Page>
  );
}

type WayProps = { title: string; icon: ReactNode; children: ReactNode };

function Way({ title, icon, children }: WayProps) {
  return (
    <section className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 p-5 sm:gap-x-5 sm:p-7">
      <span className="grid size-11 place-items-center rounded-full bg-teal-pale text-teal">
        {icon}
      </span>
      <h2 className="font-semibold text-xl">{title}</h2>
      <div className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-2">{children}</div>
    </section>
  );
}
