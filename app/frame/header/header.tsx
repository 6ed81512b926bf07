import { type ReactNode, useSyncExternalStore } from "react";
import { href, NavLink } from "react-router";
import { company } from "#content/company/company.ts";
import { headerLinks, servicesPath } from "#content/navigation.ts";
import { ChatButton } from "#frame/chat/chat-button.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { BrandLink } from "./brand-link.tsx";
import { MenuDialog } from "./menu-dialog.tsx";
import { ServicesDropdown } from "./services-dropdown.tsx";

/** Small movements, such as those of a resting finger, do not count as scrolling. */
const scrollThresholdPx = 8;

/** Fixed and 80 px high; transparent at the top of the page, solid once it is scrolled. */
export function Header({ cartLink }: { cartLink: ReactNode }) {
  const isScrolled = useIsScrolled();
  return (
    <header
      data-scrolled={isScrolled || undefined}
      className="fixed inset-x-0 top-0 z-40 h-header print:static print:mb-4 print:h-auto print:pb-2 border-transparent border-b print:border-sand-deep transition-colors duration-300 data-scrolled:border-sand noscript:border-sand data-scrolled:bg-paper noscript:bg-paper"
    >
      <div className="mx-auto flex h-full max-w-6xl items-center justify-between gap-4 px-4 print:justify-start sm:px-6">
        <BrandLink />
        <p className="hidden text-sm print:block">{company.phone.label}</p>
        <MainNavigation />
        <div className="print:hidden flex shrink-0 items-center gap-1 sm:gap-2">
          {cartLink}
          <ChatButton look="quiet" className="min-h-11 px-4 max-sm:hidden">
            Chat
          </ChatButton>
          <ButtonLink
            to={href("/contact")}
            prefetch="intent"
            className="min-h-11 px-4 max-sm:hidden"
          >
            Get Quote
          </ButtonLink>
          <MenuDialog />
        </div>
      </div>
    </header>
  );
}

/** The header's links on a wide screen. */
function MainNavigation() {
  return (
    <nav aria-label="Main" className="max-xl:hidden print:hidden">
      <ul className="flex items-center">
        {headerLinks.map(({ label, path }) =>
          path === servicesPath ? (
            <ServicesDropdown key={path} label={label} />
          ) : (
            <li key={path}>
              <NavLink
                to={path}
                prefetch="intent"
                className="flex min-h-11 items-center whitespace-nowrap px-1.5 font-semibold decoration-2 decoration-marigold underline-offset-8 hover:underline aria-[current=page]:underline"
              >
                {label}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > scrollThresholdPx,
    () => false,
  );
}

function subscribeToScroll(onScroll: () => void): () => void {
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
}
