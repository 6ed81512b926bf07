import type { ComponentProps } from "react";
import { Button } from "~/ui/button";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { openChat } from "./chat";

type ChatButtonProps = Omit<ComponentProps<typeof Button>, "onClick" | "disabled"> & {
  /** Called before the chat opens, for what is in its way. */
  onOpen?: () => void;
};

/** Opens the chat; without a script there is none, and no button either. */
export function ChatButton({ onOpen, className = "", ...props }: ChatButtonProps) {
  const isHydrated = useIsHydrated();
  function open() {
    onOpen?.();
    openChat();
  }
  return (
    <Button
      {...props}
      onClick={open}
      disabled={!isHydrated}
      data-waiting={isHydrated ? undefined : true}
      className={`noscript:hidden ${className}`}
    />
  );
}
