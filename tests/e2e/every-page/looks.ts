import type { Page } from "playwright/test";
import { expect, expectNothingWiderThanWindow } from "#tests/e2e/browser-test.ts";
import { expectNoViolations, phone, windows } from "./fit-and-axe.ts";
import { findFaultsOfChat } from "./floating-chat.ts";

/** What holds of every page, in whatever state it is. A look leaves the page in its state, in some window. */
export const looks: Record<string, (page: Page) => Promise<void>> = {
  async "axe finds no violations on a phone"(page) {
    await page.setViewportSize(phone);
    await expectNoViolations(page);
  },
  async "it fits each window, and the chat is seen and covers nothing at the end"(page) {
    for (const size of windows) {
      await page.setViewportSize(size);
      await expectNothingWiderThanWindow(page);
      await expect.poll(() => findFaultsOfChat(page), `at ${size.width} px`).toEqual([]);
    }
  },
  async "with text at 200 % it fits a phone, and its bars leave three quarters of it"(page) {
    await page.setViewportSize(phone);
    await withLargeText(page, () => expectRoomForLargeText(page));
  },
  async "it prints what is folded on the screen"(page) {
    await page.emulateMedia({ media: "print" });
    expect(await findUnprinted(page)).toEqual([]);
    await page.emulateMedia({ media: null });
  },
};

/** Has looks at the page, each in a step. */
export async function lookAtPage(page: Page, test: StepTest): Promise<void> {
  for (const [name, look] of Object.entries(looks)) await test.step(name, () => look(page));
}

type StepTest = { step: (name: string, body: () => Promise<void>) => Promise<void> };

/** As in a browser whose text is set to 200 %: twice the default of 16 px. */
export async function withLargeText(page: Page, work: () => Promise<void>): Promise<void> {
  const fontSizePx = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const session = await page.context().newCDPSession(page);
  const setDefault = (standard: number) =>
    session.send("Page.setFontSizes", { fontSizes: { standard } });
  await session.send("Page.enable");
  const before = await fontSizePx();
  await setDefault(32);
  expect(await fontSizePx()).toBe(2 * before);
  await work();
  await setDefault(16);
  await session.detach();
}

/** A place outside every window. */
const outside = { x: -1e4, y: 0, width: 0, height: 0 };

async function expectRoomForLargeText(page: Page): Promise<void> {
  await expectNothingWiderThanWindow(page);
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("height", "80px");
  for (const control of [
    header.getByRole("link", { name: /Pet Relocation/i }),
    header.getByRole("link", { name: /^Cart/ }),
    header.getByRole("button", { name: "Open menu" }),
  ]) {
    // By its place, since an observer of the window may wait for a frame that a browser without a window never draws.
    await expect(control).toBeVisible();
    const { x, y, width, height } = (await control.boundingBox()) ?? outside;
    expect(Math.min(x, y, phone.width - x - width, phone.height - y - height)).toBeGreaterThan(-1);
  }
  const coveredPx = await page.evaluate(() =>
    [...document.querySelectorAll("main *, aside")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).position === "fixed")
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  );
  expect(coveredPx, "fixed at the foot of the window").toBeLessThanOrEqual(phone.height / 4);
}

const findUnprinted = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("details:not([open]) > :not(summary)")]
      .filter((content) => content.parentElement?.checkVisibility())
      .filter((content) => getComputedStyle(content).display !== "none")
      .filter((content) => !content.checkVisibility())
      .map((content) => content.textContent),
  );
