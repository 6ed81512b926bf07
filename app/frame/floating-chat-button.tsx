import { ChatButton } from "~/chat/chat-button";
import { ChatIcon } from "~/ui/icons";

/** Within reach on every page. */
export function FloatingChatButton() {
  return (
    <ChatButton
      aria-label="Open chat"
      className="print:hidden fixed right-4 bottom-4 z-30 size-12 px-0! sm:size-14 shadow-lift sm:right-6 sm:bottom-6"
    >
      <ChatIcon />
    </ChatButton>
  );
}
