import type { ComponentProps } from "react";
import { href } from "react-router";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { openChat, openChatOnceReady, useChatSettings } from "./chat.ts";

type ChatButtonProps = Pick<
  ComponentProps<typeof Button>,
  "look" | "className" | "children" | "aria-label"
> & {
  /** Called before the chat opens, for example to close a dialog that would cover it. */
  onOpen?: () => void;
  /** Waits until the chat is ready instead of saying that it is not. */
  isPatient?: boolean;
};

/** Opens the chat. Without a chat it links to the contact form; without JavaScript it is hidden. */
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
