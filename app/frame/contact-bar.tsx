import { href, useLocation } from "react-router";
import { useChatSettings } from "~/chat/chat";
import { ChatButton } from "~/chat/chat-button";
import { ButtonLink } from "~/ui/button";
import { ChatIcon } from "~/ui/icons";

/**
 * A bar at the bottom of a phone's screen with the buttons that do not fit into the header. On a wide screen the chat
 * is in the margin beside the page's column; in between, the header has both. Not shown to a visitor who is paying.
 */
export function ContactBar() {
  const { pathname } = useLocation();
  const settings = useChatSettings();
  if (pathname === href("/cart") || pathname === href("/checkout")) return null;
  return (
    <aside aria-label="Quote and chat" className="contact-bar empty:hidden print:hidden">
      {pathname !== href("/contact") && !pathname.startsWith(href("/quote")) && (
        <ButtonLink to={href("/contact")} prefetch="intent" className="grow px-3! xl:hidden">
          Get a free quote
        </ButtonLink>
      )}
      {settings && (
        <ChatButton aria-label="Open chat" look="quiet">
          <ChatIcon />
          Chat
        </ChatButton>
      )}
    </aside>
  );
}
