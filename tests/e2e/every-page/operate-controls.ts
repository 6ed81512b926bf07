import { expect, type Page } from "playwright/test";
import { translatePage } from "#tests/fixtures/translate-page.ts";

/** Translates the page as a browser does, and operates each of its controls as it stands, but sends nothing. */
export async function operateTranslated(page: Page): Promise<void> {
  await page.evaluate(translatePage);
  await page.evaluate(operateAllControls);
  await expectWhole(page);
}

/** Runs in the page. */
async function operateAllControls(): Promise<void> {
  window.print = () => {};
  const change = (input: HTMLInputElement | HTMLTextAreaElement, value: string) => {
    const prototype = Object.getPrototypeOf(input);
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const samples: Record<string, string> = { email: "asha@example.com", date: "2026-12-24" };
  for (const control of document.querySelectorAll("button, summary, input, select, textarea")) {
    if (control.closest(`form:is([method="post"], [role="search"]) [type="submit"]`)) continue;
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = control.options.length - 1;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (control instanceof HTMLTextAreaElement) {
      change(control, "Moti is afraid of thunder.");
    } else if (control instanceof HTMLInputElement && !/checkbox|radio/.test(control.type)) {
      change(control, samples[control.type] ?? (control.inputMode === "decimal" ? "40" : "Moti"));
    } else if (control instanceof HTMLElement) {
      control.click();
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Expects that everything that has changed in a translated page can be seen, and that nothing has failed. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator("main > [inert]")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "lostTexts"))).toEqual([]);
}
