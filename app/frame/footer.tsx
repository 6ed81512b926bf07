import { Link } from "react-router";
import { company } from "~/content/company";
import { legalLinks, type NavigationLink, quickLinks, services } from "~/content/navigation";
import { ownerFacts } from "~/content/owner-facts";
import { showToast } from "~/toast/toast";
import { MarigoldMark } from "~/ui/icons";
import { useIsHydrated } from "~/ui/lifecycle";
import { CompanyImprint } from "./company-imprint";

export function Footer() {
  return (
    <footer className="bg-teal-deep text-white print:hidden">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-10 gap-y-12 px-4 pt-section pb-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-[1.6fr_1.2fr_1fr_1.4fr]">
        <div>
          <div className="flex items-center gap-3">
            <MarigoldMark className="size-11" />
            <p className="font-display font-semibold text-2xl leading-tight">{company.name}</p>
          </div>
          <p className="mt-5 max-w-sm text-sand">
            We move dogs and cats abroad from India, and home to India: papers, vet, crate, flight
            and the last mile to your door.
          </p>
          <SocialLinks />
        </div>
        <LinkList title="Services" links={services} />
        <LinkList title="Quick links" links={quickLinks} listClassName="max-sm:columns-2" />
        <FooterContact />
      </div>
      <div className="border-white/20 border-t">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 pt-6 pb-8 text-sm sm:px-6">
          <CompanyImprint facts={ownerFacts} />
          <nav aria-label="Legal">
            <ul className="flex flex-wrap gap-x-6">
              {legalLinks.map((link) => (
                <FooterLink key={link.path} {...link} />
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

type LinkListProps = { title: string; links: NavigationLink[]; listClassName?: string };

function LinkList({ title, links, listClassName = "" }: LinkListProps) {
  return (
    <nav aria-label={title}>
      <p className="font-display font-semibold text-xl">{title}</p>
      <ul className={`mt-3 ${listClassName}`}>
        {links.map((link) => (
          <FooterLink key={link.path} {...link} />
        ))}
      </ul>
    </nav>
  );
}

function FooterLink({ label, path }: NavigationLink) {
  return (
    <li>
      <Link
        to={path}
        className="inline-block py-1.5 decoration-marigold underline-offset-4 hover:underline"
      >
        {label}
      </Link>
    </li>
  );
}

const contactLinkShape = "inline-block py-1.5 underline decoration-marigold underline-offset-4";

function FooterContact() {
  return (
    <address className="not-italic">
      <p className="font-display font-semibold text-xl">Talk to us</p>
      <p className="mt-3">
        <a href={company.phone.uri} className={contactLinkShape}>
          {company.phone.label}
        </a>
      </p>
      <p>
        <a href={company.email.uri} className={contactLinkShape}>
          {company.email.label}
        </a>
      </p>
      {company.whatsApp && (
        <p>
          <a href={company.whatsApp.uri} className={contactLinkShape}>
            WhatsApp: {company.whatsApp.label}
          </a>
        </p>
      )}
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

const socialLinkShape =
  "inline-flex min-h-11 items-center rounded-full border border-white/40 px-4 font-semibold text-sm hover:border-marigold-bright hover:text-marigold-bright";

function SocialLinks() {
  const isHydrated = useIsHydrated();
  return (
    <ul className="mt-6 flex flex-wrap gap-2">
      {company.socialNetworks.map(({ name, url }) => (
        <li key={name}>
          {url ? (
            <a href={url} rel="noopener" className={socialLinkShape}>
              {name}
            </a>
          ) : (
            <button
              type="button"
              onClick={showNotImplemented}
              disabled={!isHydrated}
              className={socialLinkShape}
            >
              {name}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The placeholder that the specification asks for (sections 2 and 8). */
function showNotImplemented() {
  showToast({
    title: "This feature isn't implemented yet",
    description: "Our channel is not open so far. Please call or write to us meanwhile.",
  });
}
