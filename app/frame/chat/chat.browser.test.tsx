import { NavLink } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { address, renderOnPage } from "#tests/components/render-on-page.tsx";
import { Toaster } from "#ui/toast/toaster.tsx";
import { ChatButton } from "./chat-button.tsx";
import { ChatLoader } from "./chat-loader.tsx";

const button = page.getByRole("button", { name: "Open chat" });
const patientButton = page.getByRole("button", { name: "Chat", exact: true });
const notReady = page.getByText("Chatbot not ready");
const scripts = () => document.querySelectorAll<HTMLScriptElement>("script[chatbotId]");

/** A page whose chat widget is an empty script, which a test makes ready or fail. */
async function renderChat(): Promise<void> {
  const chat = { scriptUrl: "data:text/javascript,", chatbotId: "bot" };
  const part = (
    <>
      <ChatLoader />
      <ChatButton aria-label="Open chat">Chat</ChatButton>
      <ChatButton isPatient>Chat</ChatButton>
      {["/blog", "/faq"].map((path) => (
        <NavLink key={path} to={path}>
          {path}
        </NavLink>
      ))}
      <Toaster />
    </>
  );
  await renderOnPage(part, { chat });
}

const untilLoading = () => expect.poll(scripts).toHaveLength(1);
/** Waits for the idle period in which the widget is loaded for most visitors. */
const untilIdle = () => new Promise((resolve) => requestIdleCallback(resolve));

function finishLoading() {
  const open = vi.fn();
  window.chatbase = { open, close: () => {} };
  return open;
}

function failLoading(): void {
  for (const script of scripts()) script.dispatchEvent(new Event("error"));
}

afterEach(() => {
  // Forgets the script and whoever waits for it.
  failLoading();
  delete window.chatbase;
});

describe("a chat button", () => {
  it("says that the widget has not loaded, and opens the chat once it has", async () => {
    await renderChat();
    await untilLoading();
    await userEvent.click(button);
    await expect.element(notReady).toBeVisible();
    const open = finishLoading();
    await userEvent.click(button);
    expect(open).toHaveBeenCalledOnce();
  });

  it("that is patient opens the chat as soon as the widget has loaded", async () => {
    await renderChat();
    await untilLoading();
    await userEvent.click(patientButton);
    await expect.element(notReady).not.toBeInTheDocument();
    const open = finishLoading();
    await expect.poll(() => open).toHaveBeenCalledOnce();
  });

  it("loads the widget again after a failure", async () => {
    await renderChat();
    await untilLoading();
    failLoading();
    expect(scripts()).toHaveLength(0);
    await userEvent.click(button);
    await expect.element(notReady).toBeVisible();
    expect(scripts()).toHaveLength(1);
  });

  it("that is patient says that the widget cannot be loaded, and opens no chat later", async () => {
    await renderChat();
    await untilLoading();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await userEvent.click(patientButton);
    failLoading();
    await expect.element(notReady).toBeVisible();
    await userEvent.click(button);
    const open = finishLoading();
    vi.advanceTimersByTime(60_000);
    expect(open).not.toHaveBeenCalled();
  });
});

it("ten navigations add the widget's script once, with the bot's id", async () => {
  await renderChat();
  await untilLoading();
  for (let round = 0; round < 5; round += 1) {
    for (const path of ["/blog", "/faq"]) {
      await userEvent.click(page.getByRole("link", { name: path }));
      await expect.element(address).toHaveTextContent(path);
    }
  }
  await untilIdle();
  expect([...scripts()].map((script) => script.getAttribute("chatbotId"))).toEqual(["bot"]);
});

describe.each([
  ["Global Privacy Control", "globalPrivacyControl", true],
  ["Do Not Track", "doNotTrack", "1"],
])("a visitor who sends %s", (_, property, value) => {
  it("gets the widget when opening the chat, and not before", async () => {
    Object.defineProperty(navigator, property, { value, configurable: true });
    await renderChat();
    await untilIdle();
    await userEvent.click(page.getByRole("link", { name: "/faq" }));
    await expect.element(address).toHaveTextContent("/faq");
    await untilIdle();
    expect(scripts()).toHaveLength(0);

    await userEvent.click(button);
    await expect.element(notReady).toBeVisible();
    const open = finishLoading();
    await expect.poll(() => open).toHaveBeenCalledOnce();
    expect(scripts()).toHaveLength(1);
    Reflect.deleteProperty(navigator, property);
  });
});
