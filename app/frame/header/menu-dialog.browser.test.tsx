import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderOnPage } from "#tests/components/render-on-page.tsx";
import { MenuDialog } from "./menu-dialog.tsx";

const menu = page.getByRole("dialog", { name: "Menu" });
const button = page.getByRole("button", { name: "Open menu" });

beforeEach(async () => {
  await page.viewport(390, 844);
  await renderOnPage(<MenuDialog />, { chat: { scriptUrl: "data:,", chatbotId: "bot" } });
  await userEvent.click(button);
  await expect.element(menu).toBeVisible();
});

describe("the menu of a small screen", () => {
  it("keeps the focus inside, and returns it when Escape closes the menu", async () => {
    for (let presses = 0; presses < 25; presses += 1) {
      await userEvent.tab();
      const { activeElement } = document;
      const isInPage = activeElement !== document.body && !activeElement?.closest("dialog");
      expect(isInPage).toBe(false);
    }
    await userEvent.keyboard("{Escape}");
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it("closes when it opens the chat", async () => {
    const open = vi.fn();
    window.chatbase = { open, close: () => {} };
    await userEvent.click(menu.getByRole("button", { name: "Chat" }));
    delete window.chatbase;
    await expect.element(menu).not.toBeInTheDocument();
    expect(open).toHaveBeenCalledOnce();
  });
});
