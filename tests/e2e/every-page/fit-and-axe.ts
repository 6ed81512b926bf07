import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect, expectNothingWiderThanWindow } from "#tests/e2e/browser-test.ts";

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 844 };

/** The narrowest window of each layout, and a usual phone. */
export const windows = [
  desktop,
  { width: 1024, height: 700 },
  { width: 768, height: 1024 },
  { width: 640, height: 844 },
  phone,
  { width: 320, height: 844 },
];

/** Expects that axe finds nothing on the page, or in a part of it. */
export async function expectNoViolations(page: Page, part = "html"): Promise<void> {
  // By default axe's source (580 kB) is sent for each analysis, although it stays in the document.
  const isInDocument = await page.evaluate(() => "axe" in window);
  // Without legacy mode, axe opens another page for each analysis to look into frames, of which there are none.
  const { violations } = await new AxeBuilder({ page, ...(isInDocument && { axeSource: ";" }) })
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ["violations"] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    `at ${page.viewportSize()?.width} px`,
  ).toEqual([]);
}

export async function expectToFitEachWindow(page: Page): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    await expectNothingWiderThanWindow(page);
  }
}

/** Expects that the page, in the state it is in, fits each window, and that axe finds nothing on a phone. */
export async function expectToFitWithoutViolations(page: Page): Promise<void> {
  await expectToFitEachWindow(page);
  await page.setViewportSize(phone);
  await expectNoViolations(page);
}
