import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { ChatButton } from "./chat-button";
import type { ChatSettings } from "./chat-settings";

function render(chat: ChatSettings | null): string {
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: () => <ChatButton>Chat</ChatButton> },
  ]);
  return renderToStaticMarkup(
    <Stub initialEntries={["/"]} hydrationData={{ loaderData: { root: { chat } } }} />,
  );
}

describe("a chat button", () => {
  it("is a button where there is a chat", () => {
    expect(render({ scriptUrl: "https://chat.example/widget.js", chatbotId: "b" })).toMatch(
      /^<button /,
    );
  });

  it("leads to the contact form where there is none", () => {
    expect(render(null)).toMatch(/^<a [^>]*href="\/contact"/);
  });
});
