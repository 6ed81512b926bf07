import { useRootData } from "#edge/root-data.ts";
import { asksNotToBeTracked } from "#ui/browser/tracking-preference.ts";
import { showToast } from "#ui/toast/toast.ts";

declare global {
  interface Window {
    /** The external chat widget. Undefined until it is ready. */
    chatbase?: { open(): void; close(): void };
    chatbaseConfig?: { chatbotId: string };
  }
}

export type ChatSettings = { scriptUrl: string; chatbotId: string };

/** The settings of the chat widget, from the root loader. Null when no chat is configured. */
export function useChatSettings(): ChatSettings | null {
  return useRootData()?.chat ?? null;
}

const readyCheckMs = 200;
const readyLimitMs = 20_000;

let script: HTMLScriptElement | null = null;
/** Runs while a visitor waits for the chat to open. */
let readyCheck: ReturnType<typeof setInterval> | null = null;

/** Adds the widget's script to the page once. After a failure the script can be added again. */
export function loadChat({ scriptUrl, chatbotId }: ChatSettings): void {
  if (script) return;
  window.chatbaseConfig = { chatbotId };
  const added = document.createElement("script");
  added.src = scriptUrl;
  added.defer = true;
  // `chatbotId` is the widget's own spelling. HTML ignores the case of attribute names.
  added.setAttribute("chatbotId", chatbotId);
  added.addEventListener("error", giveUp);
  document.head.appendChild(added);
  script = added;
}

function giveUp(): void {
  script?.remove();
  script = null;
  if (!readyCheck) return;
  clearInterval(readyCheck);
  readyCheck = null;
  showNotReadyToast();
}

/**
 * Opens the chat, or tells the visitor that it is not ready yet. For a visitor who
 * asks not to be tracked, the widget is loaded only now, and opens once it is ready.
 */
export function openChat(settings: ChatSettings): void {
  if (window.chatbase) {
    window.chatbase.open();
    return;
  }
  if (asksNotToBeTracked(navigator)) openChatOnceReady(settings);
  else loadChat(settings);
  showNotReadyToast();
}

function showNotReadyToast(): void {
  showToast({
    title: "Chatbot not ready",
    description: "Please wait a moment for the chat to load.",
  });
}

/** Opens the chat as soon as it is ready, or gives up after twenty seconds. */
export function openChatOnceReady(settings: ChatSettings): void {
  if (window.chatbase) {
    window.chatbase.open();
    return;
  }
  loadChat(settings);
  if (readyCheck) return;
  const deadlineMs = performance.now() + readyLimitMs;
  // The widget has no "ready" event.
  readyCheck = setInterval(() => {
    if (performance.now() > deadlineMs) giveUp();
    if (!window.chatbase || !readyCheck) return;
    clearInterval(readyCheck);
    readyCheck = null;
    window.chatbase.open();
  }, readyCheckMs);
}
