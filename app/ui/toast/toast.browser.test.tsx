import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderOnPage } from "#tests/components/render-on-page.tsx";
import { showToast } from "./toast.ts";
import { Toaster } from "./toaster.tsx";

const toasts = page.getByRole("dialog", { name: "Added to Cart!" });

async function addBag(colour: string): Promise<void> {
  showToast({ title: "Added to Cart!", description: `Bag (${colour}) has been added.` });
  await expect.element(toasts).toMatchTextContent(`(${colour}) has been added.`);
}

/** Moves the focus to the toast with the keyboard, because only a visible focus pauses it. */
async function focusToast(): Promise<void> {
  await userEvent.keyboard("{F6}");
  await userEvent.tab();
  await expect.element(toasts).toHaveFocus();
}

beforeEach(async () => {
  await renderOnPage(<Toaster />);
  // Time passes only when a test moves the clock, however slow the machine is.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  await addBag("Marigold");
});

describe("a toast", () => {
  it("is the only one, is replaced by a new one, and is announced to screen readers", async () => {
    await addBag("Charcoal");
    expect(toasts.elements()).toHaveLength(1);
    const announced = document.querySelector<HTMLElement>("[aria-live=polite]");
    await expect.element(announced).toMatchTextContent("Added to Cart!");
  });

  it("closes after five seconds", async () => {
    await vi.advanceTimersByTimeAsync(4_500);
    await expect.element(toasts).toBeVisible();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.element(toasts).not.toBeInTheDocument();
  });

  it("stays open while the pointer is on it", async () => {
    await userEvent.hover(toasts);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(toasts).toBeVisible();
    await userEvent.unhover(toasts);
    await vi.advanceTimersByTimeAsync(6_000);
    await expect.element(toasts).not.toBeInTheDocument();
  });

  it("stays open while it has the focus", async () => {
    await focusToast();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(toasts).toBeVisible();
  });

  it("can be dismissed", async () => {
    await userEvent.click(toasts.getByRole("button", { name: "Dismiss" }));
    await vi.advanceTimersByTimeAsync(500);
    await expect.element(toasts).not.toBeInTheDocument();
  });

  it("closes by Escape while it has the focus", async () => {
    await focusToast();
    await userEvent.keyboard("{Escape}");
    await vi.advanceTimersByTimeAsync(500);
    await expect.element(toasts).not.toBeInTheDocument();
  });
});
