import { expect, openHydrated, pathOf, test } from "#tests/e2e/browser-test.ts";
import { cartLine, fillCart } from "#tests/e2e/filled-cart.ts";
import { cabinBag } from "#workers/sandbox/catalogue/catalogue.ts";
import { answers, kinds } from "./page-kinds.ts";

test("the FAQ prints every answer, though at most one is open on the screen", async ({ page }) => {
  await page.goto("/faq");
  const questions = page.getByRole("main").locator("details");
  expect(await questions.count()).toBeGreaterThanOrEqual(6);
  await page.emulateMedia({ media: "print" });
  for (const question of await questions.all()) {
    await expect(question.getByRole("paragraph").first()).toBeVisible();
  }
});

test("every kind of page prints what is folded on the screen", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404 \(Not Found\)/);
  await page.emulateMedia({ media: "print" });
  for (const path of [...kinds, ...answers, pathOf(cabinBag)]) {
    await openHydrated(page, path);
    const missing = await page.evaluate(() =>
      [...document.querySelectorAll("details:not([open]) > :not(summary)")]
        .filter((content) => content.parentElement?.checkVisibility())
        .filter((content) => getComputedStyle(content).display !== "none")
        .filter((content) => !content.checkVisibility())
        .map((content) => content.textContent),
    );
    expect(missing, path).toEqual([]);
  }
});

test("a long order is printed to its end", async ({ page }) => {
  await fillCart(
    page,
    ...cabinBag.variants.map(({ id, title }) => cartLine(cabinBag, { id, variantName: title })),
    ...cabinBag.variants.map(({ id }) => cartLine(cabinBag, { id: `${id}-gone` })),
  );
  await page.goto("/checkout");
  const lines = page.getByRole("region", { name: "Order lines" });
  await expect(lines).toBeVisible();
  const hiddenPx = () => lines.evaluate((list) => list.scrollHeight - list.clientHeight);
  await expect.poll(hiddenPx).toBeGreaterThan(100);
  await page.emulateMedia({ media: "print" });
  await expect.poll(hiddenPx).toBe(0);
});
