import { useRouteLoaderData } from "react-router";

export type ChatSettings = { scriptUrl: string; chatbotId: string };

/** Where the chat widget comes from, as the root route's loader says; null when there is none. */
export function useChatSettings(): ChatSettings | null {
  const root = useRouteLoaderData<{ chat: ChatSettings | null }>("root");
  return root?.chat ?? null;
}
