import { showToast } from "~/toast/toast";

declare global {
  interface Window {
    /** The external chat widget, once it has loaded. */
    chatbase?: { open(): void; close(): void };
  }
}

/** Opens the chat, or says that it is not there yet (specification, sections 4 and 8). */
export function openChat(): void {
  if (window.chatbase) {
    window.chatbase.open();
    return;
  }
  showToast({
    title: "Chatbot not ready",
    description: "Please wait a moment for the chat to load.",
  });
}
