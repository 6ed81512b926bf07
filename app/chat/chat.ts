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
const readyLimitMs = 20_000;

let script: HTMLScriptElement | null = null;
let wish: ReturnType<typeof setInterval> | null = null;

/** Adds the widget's script to the page, once; after a failure it may be added again. */
export function loadChat({ scriptUrl, chatbotId }: ChatSettings): void {
  if (script) return;
  window.chatbaseConfig = { chatbotId };
  const added = document.createElement("script");
  added.src = scriptUrl;
  added.defer = true;
  // The widget's own name for it; HTML knows no case in names of attributes.
  added.setAttribute("chatbotId", chatbotId);
  added.addEventListener("error", giveUp);
  document.head.appendChild(added);
  script = added;
}

function giveUp(): void {
  script?.remove();
  script = null;
  if (!wish) return;
  clearInterval(wish);
  wish = null;
  sayNotReady();
}

/** Opens the chat, or says that it is not there yet (specification, sections 4 and 8). */
export function openChat(settings: ChatSettings): void {
  if (window.chatbase) {
    window.chatbase.open();
    return;
  }
  loadChat(settings);
  sayNotReady();
}

function sayNotReady(): void {
  showToast({
    title: "Chatbot not ready",
    description: "Please wait a moment for the chat to load.",
  });
}

/** Opens the chat as soon as it is there; one that does not come within twenty seconds has failed. */
export function openChatOnceReady(settings: ChatSettings): void {
  if (window.chatbase) {
    window.chatbase.open();
    return;
  }
  loadChat(settings);
  if (wish) return;
  const givenUpAtMs = performance.now() + readyLimitMs;
  // The widget does not tell when it is ready.
  wish = setInterval(() => {
    if (performance.now() > givenUpAtMs) giveUp();
    if (!window.chatbase || !wish) return;
    clearInterval(wish);
    wish = null;
    window.chatbase.open();
  }, readyCheckMs);
}
