import { href, useLocation, useRouteError } from "react-router";
import { useChatSettings } from "~/chat/chat";
import { ChatButton } from "~/chat/chat-button";
import { ButtonLink } from "~/ui/button";
import { ChatIcon } from "~/ui/icons";

/** Where a visitor asks for a quote, shops, has just paid, or has not yet said what moves. */
const withoutQuote = /^\/(contact|quote|products|plan$|\?(.*&)?checkout=)/;

/**
 * A bar at the bottom of a phone's screen with the buttons that do not fit into the header. On a wide screen the chat
 * is in the margin beside the page's column; in between, the header has both. Not shown to a visitor who is paying.
 */
export function ContactBar() {
  const { pathname, search } = useLocation();
  const settings = useChatSettings();
  const isFailure = Boolean(useRouteError());
  if (pathname === href("/cart") || pathname === href("/checkout")) return null;
  return (
    <aside aria-label="Quote and chat" className="contact-bar empty:hidden print:hidden">
      {!isFailure && !withoutQuote.test(pathname + search) && (
        <ButtonLink to={href("/quote")} prefetch="intent" className="grow px-3! xl:hidden">
          Ask for a quote
        </ButtonLink>
      )}
      {settings && (
        <ChatButton aria-label="Open chat" look="quiet" className="max-sm:only:shadow-lift">
          <ChatIcon />
          Chat
        </ChatButton>
      )}
    </aside>
  );
}
