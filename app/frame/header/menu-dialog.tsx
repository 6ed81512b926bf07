import { type MouseEvent, useRef } from "react";
import { href, NavLink } from "react-router";
import { crateFinder, headerLinks, planner, services } from "#content/navigation.ts";
import { ChatButton } from "#frame/chat/chat-button.tsx";
import { SearchForm } from "#frame/search-form.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { ArrowIcon, CloseIcon, MenuIcon } from "#ui/icons.tsx";
import { BrandLink } from "./brand-link.tsx";

const dialogId = "site-menu";
// The button's own command opens the dialog without JavaScript.
const opens = { command: "show-modal", commandfor: dialogId };

/** The header's links on a small screen, in a dialog that closes when a link is clicked. */
export function MenuDialog() {
  const dialog = useRef<HTMLDialogElement>(null);

  function open(event: MouseEvent) {
    // Replaces the button's own command, which not every browser supports.
    event.preventDefault();
    dialog.current?.showModal();
  }

  return (
    <div className="xl:hidden">
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={open}
        className="grid size-11 place-items-center rounded-lg hover:bg-sand"
        {...opens}
      >
        <MenuIcon />
      </button>
      <dialog
        ref={dialog}
        id={dialogId}
        aria-label="Menu"
        className="m-0 ml-auto h-dvh max-h-none w-[min(100%,26rem)] max-w-none overflow-y-auto bg-paper p-0 text-ink shadow-lift backdrop:bg-ink/50"
        closedby="any"
      >
        <MenuContent onChoose={() => dialog.current?.close()} />
      </dialog>
    </div>
  );
}

function MenuContent({ onChoose }: { onChoose: () => void }) {
  return (
    <>
      <div className="sticky top-0 z-1 flex h-header items-center justify-between border-sand border-b bg-paper px-4 sm:px-6">
        <BrandLink onClick={onChoose} />
        <form method="dialog">
          <button
            type="submit"
            aria-label="Close menu"
            className="grid size-11 place-items-center rounded-lg hover:bg-sand"
          >
            <CloseIcon />
          </button>
        </form>
      </div>
      <SearchForm label="Search from the menu" className="px-4 pt-4 sm:px-6" />
      <nav aria-label="Menu" className="px-4 py-4 sm:px-6">
        <NavLink
          to={planner.path}
          onClick={onChoose}
          className="mb-2 flex min-h-16 items-center justify-between gap-4 rounded-card bg-teal-deep px-5 py-3 text-white"
        >
          <span>
            <span className="block font-display font-semibold text-xl">{planner.label}</span>
            <span className="block text-sand text-sm">The first day, from your pet’s dates</span>
          </span>
          <ArrowIcon />
        </NavLink>
        <ul>
          {headerLinks.map(({ label, path }) => (
            <li key={path} className="border-sand border-b">
              <NavLink
                to={path}
                onClick={onChoose}
                className="flex min-h-13 items-center font-display font-semibold text-xl decoration-2 decoration-marigold underline-offset-8 aria-[current=page]:underline"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="mt-6 grid gap-3">
          <ButtonLink to={href("/contact")} onClick={onChoose}>
            Get Quote
          </ButtonLink>
          <ChatButton look="quiet" onOpen={onChoose}>
            Chat
          </ChatButton>
        </div>
        <p className="mt-6 mb-1 font-semibold" id="menu-services">
          Our services
        </p>
        <ul aria-labelledby="menu-services">
          {[...services, crateFinder].map((link) => (
            <li key={link.path}>
              <NavLink
                to={link.path}
                onClick={onChoose}
                className="flex min-h-11 items-center text-ink-soft decoration-2 decoration-marigold underline-offset-8 aria-[current=page]:underline"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
