import { href, useLocation, useRouteError } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { ChatIcon } from "#ui/icons.tsx";
import { useChatSettings } from "./chat/chat.ts";
import { ChatButton } from "./chat/chat-button.tsx";

/** Pages with a main action of their own, and legal pages: no link to the quote. */
const withoutQuote =
  /^\/(contact|quote|not-you|plan|crate-size|guides\/airlines|products|cart|checkout|search|sitemap|privacy-policy|terms-and-conditions|return-policy|accessibility)(\/|$)/;

/** The floating chat of every page that is not private, and beside it, on a phone, a bar with the link to the quote. */
export function ContactBar() {
  const { pathname } = useLocation();
  const settings = useChatSettings();
  const isFailure = Boolean(useRouteError());
  return (
    <aside aria-label="Quote and chat" className="contact-bar empty:hidden print:hidden">
      {!isFailure && !withoutQuote.test(pathname) && (
        <ButtonLink to={href("/quote")} prefetch="intent" className="grow px-3! sm:hidden">
          Ask for a quote
        </ButtonLink>
      )}
      {settings && (
        <ChatButton aria-label="Open chat" look="quiet" className="size-12 xl:size-14">
          <ChatIcon />
        </ChatButton>
      )}
    </aside>
  );
}
