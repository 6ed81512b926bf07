import { company } from "#content/company/company.ts";
import { EmailLink, PhoneLink } from "./contact-links.tsx";
import { OfficeHours } from "./office-hours.tsx";

/** Our phone, email and office hours. */
export function ContactCard() {
  return (
    <address className="grid gap-5 rounded-card bg-paper p-5 not-italic shadow-card lg:p-8">
      <div>
        <p className="text-ink-soft">Call us</p>
        <PhoneLink className="inline-block py-1 font-display font-semibold text-xl no-underline hover:underline" />
      </div>
      <div>
        <p className="text-ink-soft">Write to us</p>
        <EmailLink className="wrap-anywhere inline-block py-1 font-semibold text-xl md:max-lg:text-base" />
      </div>
      <div className="border-sand-deep border-t pt-5">
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
