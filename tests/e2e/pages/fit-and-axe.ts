import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect, expectNothingWiderThanWindow } from "#tests/e2e/browser-test.ts";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 844 };

/** The narrowest window of each layout. */
const widths = [1280, 1024, 768, 640, 320];

export async function expectNoViolations(page: Page): Promise<void> {
  // By default axe's source (580 kB) is sent for each analysis, although it stays in the document.
  const isInDocument = await page.evaluate(() => "axe" in window);
  // Without legacy mode, axe opens another page for each analysis to look into frames, of which there are none.
  const { violations } = await new AxeBuilder({ page, ...(isInDocument && { axeSource: ";" }) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    `at ${page.viewportSize()?.width} px`,
  ).toEqual([]);
}

export async function expectToFitEachWindow(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: phone.height });
    await expectNothingWiderThanWindow(page);
  }
}

/** Expects that the page, in the state it is in, fits each window, and that axe finds nothing on a phone. */
export async function expectToFitWithoutViolations(page: Page): Promise<void> {
  await expectToFitEachWindow(page);
  await page.setViewportSize(phone);
  await expectNoViolations(page);
}
