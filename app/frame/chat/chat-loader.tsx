import { useEffect } from "react";
import { whenIdle } from "#ui/browser/lifecycle.ts";
import { asksNotToBeTracked } from "#ui/browser/tracking-preference.ts";
import { loadChat, useChatSettings } from "./chat.ts";

/** Loads the chat widget once the page is idle, unless the visitor asks not to be tracked. */
export function ChatLoader() {
  const settings = useChatSettings();
  useEffect(() => {
    if (!settings || asksNotToBeTracked(navigator)) return;
    return whenIdle(() => loadChat(settings));
  }, [settings]);
  return null;
}
