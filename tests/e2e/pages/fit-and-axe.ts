import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect, expectNothingWiderThanWindow } from "../browser-test";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 844 };
const otherWidths = [320, 360, 768, 1024, 1440];

export async function expectNoViolations(page: Page): Promise<void> {
  // By default axe's source, 580 kB, is sent for each analysis, although it stays in the document.
  const isInDocument = await page.evaluate(() => "axe" in window);
  // Without the legacy mode, axe opens another page for each analysis, to look into frames. There are none.
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
  for (const width of [phone.width, desktop.width, ...otherWidths]) {
    await page.setViewportSize({ width, height: phone.height });
    await expectNothingWiderThanWindow(page);
  }
}

/** Expects that the page, in the state it is in, fits windows from 320 to 1440 px and that axe finds nothing. */
export async function expectToFitWithoutViolations(page: Page): Promise<void> {
  await expectToFitEachWindow(page);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectNoViolations(page);
  }
}
