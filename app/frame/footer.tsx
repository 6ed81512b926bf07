import { company } from "~/content/company";
import { legalLinks, type NavigationLink, quickLinks, services } from "~/content/navigation";
import { MarigoldMark } from "~/ui/icons";
import { FooterContact } from "./footer-contact";
import { SocialLinks } from "./social-links";

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
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 pt-6 pb-24 text-sm sm:px-6 sm:pb-8">
          <p>© {company.name}</p>
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
      <a
        href={path}
        className="inline-block py-1.5 decoration-marigold underline-offset-4 hover:underline"
      >
        {label}
      </a>
    </li>
  );
}
