import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import type { ChatSettings } from "./chat.ts";
import { ChatButton } from "./chat-button.tsx";

function render(chat: ChatSettings | null): string {
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: () => <ChatButton>Chat</ChatButton> },
  ]);
  return renderToStaticMarkup(
    <Stub initialEntries={["/"]} hydrationData={{ loaderData: { root: { chat } } }} />,
  );
}

describe("a chat button", () => {
  it("is a button when a chat is configured", () => {
    expect(render({ scriptUrl: "https://chat.example/widget.js", chatbotId: "b" })).toMatch(
      /^<button /,
    );
  });

  it("links to the contact form when no chat is configured", () => {
    expect(render(null)).toMatch(/^<a [^>]*href="\/contact"/);
  });
});
