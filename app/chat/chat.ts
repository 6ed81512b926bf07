import { showToast } from "~/toast/toast";
import type { ChatSettings } from "./chat-settings";

declare global {
  interface Window {
    /** The external chat widget, once it is ready. */
    chatbase?: { open(): void; close(): void };
    chatbaseConfig?: { chatbotId: string };
  }
}

const readyCheckMs = 200;

let isScriptThere = false;
let isWished = false;

/** Adds the widget's script to the page, once; after a failure it may be added again. */
export function loadChat({ scriptUrl, chatbotId }: ChatSettings): void {
  if (isScriptThere) return;
  isScriptThere = true;
  window.chatbaseConfig = { chatbotId };
  const script = document.createElement("script");
  script.src = scriptUrl;
  script.defer = true;
  // The widget's own name for it; HTML knows no case in names of attributes.
  script.setAttribute("chatbotId", chatbotId);
  script.addEventListener("error", () => {
    script.remove();
    isScriptThere = false;
  });
  document.head.appendChild(script);
}

/** Opens the chat, or says that it is not there yet (specification, sections 4 and 8). */
export function openChat(settings: ChatSettings): void {
  if (window.chatbase) {
    window.chatbase.open();
    return;
  }
  loadChat(settings);
  showToast({
    title: "Chatbot not ready",
    description: "Please wait a moment for the chat to load.",
  });
}

/** Opens the chat as soon as it is there, now or later. */
export function openChatOnceReady(settings: ChatSettings): void {
  if (window.chatbase) {
    window.chatbase.open();
    return;
  }
  loadChat(settings);
  if (isWished) return;
  isWished = true;
  // The widget does not tell when it is ready.
  const check = setInterval(() => {
    if (!window.chatbase) return;
    clearInterval(check);
    isWished = false;
    window.chatbase.open();
  }, readyCheckMs);
}
