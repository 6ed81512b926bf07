import { useEffect } from "react";
import { whenIdle } from "~/ui/lifecycle";
import { loadChat } from "./chat";
import { useChatSettings } from "./chat-settings";

/** Has the chat widget loaded once the page has nothing else to do. */
export function ChatLoader() {
  const settings = useChatSettings();
  useEffect(() => {
    if (settings) return whenIdle(() => loadChat(settings));
  }, [settings]);
  return null;
}
