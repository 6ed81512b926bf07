import { Link } from "react-router";
import { company } from "#content/company/company.ts";
import { brand, companyNumber, gstNumber, legalName } from "#content/company/owner-facts.ts";
import {
  legalLinks,
  type NavigationLink,
  quickLinks,
  services,
  tools,
} from "#content/navigation.ts";
import { OfficeHours } from "#frame/contact/office-hours.tsx";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { MarigoldMark } from "#ui/icons.tsx";
import { FoldMark } from "#ui/layout/fold.tsx";
import { showToast } from "#ui/toast/toast.ts";
import { CompanyImprint } from "./company-imprint.tsx";
import { SearchForm } from "./search-form.tsx";

export function Footer() {
  return (
    <footer className="block-print bg-teal-deep text-white print:hidden">
      <div className="mx-auto grid max-w-6xl gap-x-10 px-4 pt-4 pb-3 sm:grid-cols-2 sm:gap-y-12 sm:px-6 sm:pt-section sm:pb-12 lg:grid-cols-[1.4fr_1.2fr_0.8fr_1.5fr]">
        <div>
          <div className="flex items-center gap-3 max-sm:hidden">
            <MarigoldMark className="size-11" />
            <p className="font-display font-semibold text-2xl leading-tight">{company.name}</p>
          </div>
          <p className="mt-5 max-w-sm text-sand max-sm:hidden">
            We move dogs and cats abroad from India, and home to India: papers, vet, crate, flight
            and the last mile to your door.
          </p>
          <p className="text-balance rounded-lg border border-marigold-bright px-4 py-2 max-sm:mb-1 max-sm:text-sm sm:mt-6">
            <span className="font-semibold text-marigold-bright">
              {company.emergencySupport} emergency support
            </span>{" "}
            for every pet that is on its way.
          </p>
          <SearchForm label="Search from the footer" className="mt-6 max-sm:hidden" />
        </div>
        <LinkList title="Services" links={[...services, ...tools]} />
        <LinkList title="Quick links" links={quickLinks} />
        <FooterContact />
      </div>
      <div className="border-white/20 border-t">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-1 px-4 py-2 text-sm sm:pt-6 sm:pr-20 sm:pb-8 sm:pl-6 min-[84rem]:pr-6">
          <CompanyImprint facts={{ brand, legalName, companyNumber, gstNumber }} />
          <nav aria-label="Legal">
            {/* On a phone two by two, and narrow, so that the last ones end before the chat. */}
            <ul className="grid grid-cols-[auto_auto] justify-start justify-items-start gap-x-6 sm:flex sm:flex-wrap cramped:grid-cols-1">
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

/** Folded on a phone. The links are outside the `details`, so that no browser hides them on a wide screen. */
function LinkList({ title, links }: { title: string; links: NavigationLink[] }) {
  return (
    <nav aria-label={title} className="border-white/20 max-sm:border-b">
      <details className="peer sm:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between font-display font-semibold text-xl [&::-webkit-details-marker]:hidden">
          {title}
          <FoldMark isSmall />
        </summary>
      </details>
      <p className="font-display font-semibold text-xl max-sm:hidden">{title}</p>
      <ul className="max-sm:hidden max-sm:columns-2 max-sm:pb-3 max-sm:peer-open:block sm:mt-3">
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
        className="inline-flex min-h-11 items-center decoration-marigold underline-offset-4 hover:underline sm:min-h-9"
      >
        {label}
      </Link>
    </li>
  );
}

const contactLinkShape =
  "wrap-anywhere inline-flex min-h-11 items-center underline decoration-marigold underline-offset-4 sm:min-h-9";

function FooterContact() {
  return (
    <address className="not-italic max-sm:mt-2">
      <p className="mb-3 font-display font-semibold text-xl max-sm:sr-only">Talk to us</p>
      <div className="flex flex-wrap gap-x-3 max-sm:text-[0.95rem] sm:block">
        {[company.phone, company.email].map(({ uri, label }) => (
          <p key={uri}>
            <a href={uri} className={contactLinkShape}>
              {label}
            </a>
          </p>
        ))}
        {company.whatsApp && (
          <p>
            <a href={company.whatsApp.uri} className={contactLinkShape}>
              WhatsApp: {company.whatsApp.label}
            </a>
          </p>
        )}
      </div>
      <p className="mt-1 text-sand max-sm:text-sm sm:mt-2">
        Office hours: <OfficeHours />
      </p>
      <p className="mt-2 text-sand max-sm:hidden">{company.cities.join(" · ")}</p>
      <SocialLinks />
    </address>
  );
}

const socialLinkShape =
  "inline-flex min-h-11 items-center rounded-full border border-white/40 px-3 font-semibold text-sm hover:border-marigold-bright hover:text-marigold-bright sm:px-4";

function SocialLinks() {
  const isHydrated = useIsHydrated();
  return (
    <ul className="mt-2 flex flex-wrap gap-2 sm:mt-5">
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

/** For a social network on which we have no page yet. */
function showNotImplemented() {
  showToast({
    title: "This feature isn't implemented yet",
    description: "Our page there is not open yet. Please call or write to us meanwhile.",
  });
}
