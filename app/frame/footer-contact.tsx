import { company } from "~/content/company";

const linkShape = "inline-block py-1.5 underline decoration-marigold underline-offset-4";

export function FooterContact() {
  return (
    <address className="not-italic">
      <p className="font-display font-semibold text-xl">Talk to us</p>
      <p className="mt-3">
        <a href={company.phone.uri} className={linkShape}>
          {company.phone.label}
        </a>
      </p>
      <p>
        <a href={company.email.uri} className={linkShape}>
          {company.email.label}
        </a>
      </p>
      <p className="mt-2 text-sand">Office hours: {company.officeHours}</p>
      <p className="mt-2 text-sand">{company.cities.join(" · ")}</p>
      <p className="mt-5 rounded-lg border border-marigold-bright border-dashed px-4 py-3">
        <span className="font-semibold text-marigold-bright">
          {company.emergencySupport} emergency support
        </span>{" "}
        for every pet that is on its way.
      </p>
    </address>
  );
}
