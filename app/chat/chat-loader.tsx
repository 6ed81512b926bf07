import { useEffect } from "react";
import { whenIdle } from "~/ui/lifecycle";
import { loadChat, useChatSettings } from "./chat";

/** Loads the chat widget once the page is idle. */
export function ChatLoader() {
  const settings = useChatSettings();
  useEffect(() => {
    if (settings) return whenIdle(() => loadChat(settings));
  }, [settings]);
  return null;
}
