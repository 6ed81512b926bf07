import type { ReactNode } from "react";
import { MailIcon, PhoneIcon } from "#frame/contact/contact-icons.tsx";
import { ChatIcon } from "#ui/icons.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import type { ContactLinks } from "./contact-links.server.ts";

type ContactWaysProps = {
  contact: ContactLinks;
  phone: string | null;
  /** Empty for somebody who gave none. */
  email: string;
  /** In one row, on a phone without the number and the address. */
  isShort?: boolean;
};

/** How to reach a visitor: by phone, mail and WhatsApp. */
export function ContactWays({ contact, phone, email, isShort = false }: ContactWaysProps) {
  return (
    <ul
      className={`flex flex-wrap ${isShort ? "gap-x-6" : "gap-x-8 max-sm:flex-col"}`}
      aria-label="Contact"
    >
      {contact.call ? (
        <li>
          <ContactLink
            href={contact.call}
            icon={<PhoneIcon />}
            words={isShort ? <Short verb="Call" whom={phone} /> : `Call ${phone}`}
          />
        </li>
      ) : (
        phone && (
          <li className="wrap-anywhere py-2.5">
            Phone, as it was written: <bdi>{phone}</bdi>
          </li>
        )
      )}
      {contact.mail && (
        <li>
          <ContactLink
            href={contact.mail}
            icon={<MailIcon />}
            words={isShort ? <Short verb="Write" whom={`to ${email}`} /> : `Write to ${email}`}
          />
        </li>
      )}
      {contact.whatsApp && (
        <li>
          <ContactLink href={contact.whatsApp} icon={<ChatIcon />} words="WhatsApp" />
        </li>
      )}
    </ul>
  );
}

const Short = ({ verb, whom }: { verb: string; whom: string | null }) => (
  <span>
    {verb} <span className="max-sm:hidden">{whom}</span>
  </span>
);

type ContactLinkProps = { href: string; icon: ReactNode; words: ReactNode };

const ContactLink = ({ href, icon, words }: ContactLinkProps) => (
  <TextLink
    href={href}
    rel="noreferrer"
    className="wrap-anywhere inline-flex min-h-11 items-center gap-2 font-semibold"
  >
    {icon} {words}
  </TextLink>
);
