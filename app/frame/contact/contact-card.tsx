import { company } from "#content/company/company.ts";
import { EmailLink, PhoneLink } from "./contact-links.tsx";
import { OfficeHours } from "./office-hours.tsx";

/** Our phone, email and office hours. */
export function ContactCard() {
  return (
    <address className="rounded-card bg-paper p-5 not-italic shadow-card lg:p-8">
      <p className="text-ink-soft">Call us</p>
      <PhoneLink className="inline-block py-1 font-display font-semibold text-xl no-underline hover:underline" />
      <p className="mt-5 text-ink-soft">Write to us</p>
      <EmailLink className="inline-block py-1 font-semibold text-xl" />
      <div className="mt-6 border-sand-deep border-t pt-5">
        <p>
          Office hours: <OfficeHours />.
        </p>
        <p className="mt-1">
          A pet on its way? Emergency support answers {company.emergencySupport}.
        </p>
      </div>
    </address>
  );
}
