import type { ComponentProps } from "react";
import { href } from "react-router";
import { Button, ButtonLink } from "~/ui/button";
import { useIsHydrated } from "~/ui/lifecycle";
import { openChat, openChatOnceReady } from "./chat";
import { useChatSettings } from "./chat-settings";

type ChatButtonProps = Pick<
  ComponentProps<typeof Button>,
  "look" | "className" | "children" | "aria-label"
> & {
  /** Called before the chat opens, for what is in its way. */
  onOpen?: () => void;
  /** Opens the chat when it is ready instead of saying that it is not (specification, section 4). */
  isPatient?: boolean;
};

/** Opens the chat; without a chat it leads to the contact form, without a script there is no button. */
export function ChatButton({ onOpen, isPatient, className = "", ...props }: ChatButtonProps) {
  const isHydrated = useIsHydrated();
  const settings = useChatSettings();
  if (!settings) {
    return <ButtonLink to={href("/contact")} onClick={onOpen} className={className} {...props} />;
  }

  function open(chat: NonNullable<typeof settings>) {
    onOpen?.();
    if (isPatient) openChatOnceReady(chat);
    else openChat(chat);
  }
  return (
    <Button
      {...props}
      onClick={() => open(settings)}
      disabled={!isHydrated}
      data-waiting={isHydrated ? undefined : true}
      className={`noscript:hidden ${className}`}
    />
  );
}
