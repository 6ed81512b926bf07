import { href } from "react-router";
import { ChatButton } from "~/chat/chat-button";
import { CartLink } from "~/shop/cart/cart-link";
import { ButtonLink } from "~/ui/button";
import { BrandLink } from "./brand-link";
import { MainNavigation } from "./main-navigation";
import { MenuDialog } from "./menu-dialog";
import { useIsScrolled } from "./use-is-scrolled";

/** Fixed and 80 px high; transparent at the top of the page, solid once it is scrolled. */
export function Header() {
  const isScrolled = useIsScrolled();
  return (
    <header
      data-scrolled={isScrolled || undefined}
      className="fixed inset-x-0 top-0 z-40 print:hidden h-header border-transparent border-b transition-colors duration-300 data-scrolled:border-sand noscript:border-sand data-scrolled:bg-paper noscript:bg-paper"
    >
      <div className="mx-auto flex h-full max-w-[88rem] items-center justify-between gap-4 px-4 sm:px-6">
        <BrandLink />
        <MainNavigation />
        <div className="flex items-center gap-1 sm:gap-2">
          <CartLink />
          <ChatButton look="quiet" className="min-h-11 px-4 max-xl:hidden">
            Chat
          </ChatButton>
          <ButtonLink to={href("/contact")} className="min-h-11 px-5 max-sm:hidden">
            Get Quote
          </ButtonLink>
          <MenuDialog />
        </div>
      </div>
    </header>
  );
}
