import type { ReactNode } from "react";
import { company } from "#content/company/company.ts";
import type { Pet } from "#content/pets.ts";
import { TextLink } from "#ui/text/text-link.tsx";

/** The only data in a WhatsApp text: no chip, passport or phone numbers. */
export type WhatsAppTopic = {
  /** Such as "Pune to London". */
  route: string;
  pet: Pet;
  /** Such as "March 2027"; null if none was chosen. */
  month: string | null;
  planUrl: string | null;
};

export const greeting = "Hello, I would like to ask about moving my pet.";

export function composeWhatsAppText({ route, pet, month, planUrl }: WhatsAppTopic): string {
  const move = `${route}, with a ${pet}${month ? `, in ${month}` : ""}.`;
  return planUrl ? `${move} The plan: ${planUrl}` : move;
}

type WhatsAppLinkProps = {
  /** The draft of the message. */
  text: string;
  className?: string;
  children: ReactNode;
};

/** A link to our WhatsApp with a draft message. Renders nothing without a number. */
export function WhatsAppLink({ text, children, className }: WhatsAppLinkProps) {
  const { whatsApp } = company;
  if (!whatsApp) return null;
  return (
    <TextLink href={`${whatsApp.uri}?${new URLSearchParams({ text })}`} className={className}>
      {children}
    </TextLink>
  );
}

/** The link to our WhatsApp with its number. Renders nothing without a number. */
export function WhatsAppWay({ topic }: { topic: WhatsAppTopic | null }) {
  const { whatsApp } = company;
  if (!whatsApp) return null;
  const text = topic ? composeWhatsAppText(topic) : greeting;
  return (
    <p className="mt-2">
      <WhatsAppLink text={text} className="inline-block py-1 font-semibold">
        WhatsApp: {whatsApp.label}
      </WhatsAppLink>
    </p>
  );
}
