import { cartLink, expect, openHydrated, test } from "#tests/e2e/browser-test.ts";

const labrador = "/crate-size?pet=dog&a=66&b=40&c=25&d=66";

test("a Labrador’s lengths lead to its crate, and the crate into the cart", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openHydrated(page, "/crate-size");
  for (const [letter, length] of [
    ["A", "66"],
    ["B", "40"],
    ["C", "25"],
    ["D", "66"],
  ]) {
    await page.getByLabel(`${letter} (cm)`).fill(`${length}`);
  }
  await expect(page.getByRole("heading", { name: "Size 500" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Size 700" })).toBeVisible();
  await expect(page).toHaveURL(/\/crate-size\?pet=dog&a=66&b=40&c=25&d=66/);
  const best = page.getByRole("article", { name: "Size 500" });
  await best.getByRole("button", { name: /^Add to Cart: CR1 travel crate, 500/ }).click();
  await expect(page.getByRole("dialog", { name: "Added to Cart!" })).toContainText("500");
  await expect(cartLink(page)).toHaveAccessibleName(/1/);
});

test("a step moves its number, the drawing and the result", async ({ page }) => {
  await openHydrated(page, "/crate-size?pet=dog&a=66&b=40&c=25&d=80");
  const more = page.getByRole("button", { name: "D, a step more" });
  await expect(page.getByRole("heading", { name: "The large carrier" })).toBeVisible();
  for (let step = 0; step < 8; step += 1) await more.click();
  await expect(page.getByLabel("D (cm)")).toHaveValue("88");
  await expect(page.getByRole("heading", { name: /wooden crate/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /to scale/ }).getByText("D 88 cm")).toBeVisible();
  await expect(page).toHaveURL(/d=88/);
  await page.reload();
  await expect(page.getByLabel("D (cm)")).toHaveValue("88");
});

test("the line of a length is lit in the drawing while its field has the focus", async ({
  page,
}) => {
  await openHydrated(page, "/crate-size");
  const lookOf = (letter: string) =>
    page
      .locator("g", { has: page.getByText(new RegExp(`^${letter} \\d+ cm$`)) })
      .last()
      .locator("rect")
      .evaluate((plate) => getComputedStyle(plate).fill);
  const unlit = await lookOf("B");
  await page.getByLabel("B (cm)").focus();
  expect(await lookOf("B")).not.toBe(unlit);
  expect(await lookOf("A")).toBe(unlit);
  await page.getByRole("button", { name: "A, a step more" }).focus();
  expect(await lookOf("A")).not.toBe(unlit);
  expect(await lookOf("B")).toBe(unlit);
});

test("verdict, drawing and the opened lengths are one screen of a small phone, and stay where they are", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openHydrated(page, labrador);
  const field = page.getByLabel("D (cm)");
  await expect(field).toBeHidden();
  await page.getByText("Change the measures").click();
  const verdict = page.getByRole("main").getByRole("status").first();
  await expect(verdict).toContainText("Fits: size 500");
  // Below the header, whose height pages know.
  await verdict.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 80));
  await expect(page.getByRole("img", { name: /^The dog standing in size 500/ })).toBeInViewport({
    ratio: 1,
  });
  for (const letter of ["A", "B", "C", "D"]) {
    await expect(page.getByRole("button", { name: `${letter}, a step more` })).toBeInViewport({
      ratio: 1,
    });
  }
  const more = await page.getByRole("button", { name: "D, a step more" }).boundingBox();
  const chat = await page.getByRole("button", { name: /chat/i }).last().boundingBox();
  // With a line's slack below, for another font.
  expect((more?.y ?? 640) + (more?.height ?? 0)).toBeLessThan(640 - 12);
  // The chat stays beside the steps, whichever row it is over.
  expect((more?.x ?? 360) + (more?.width ?? 0)).toBeLessThan(chat?.x ?? 0);
  // The bar would cover the last length.
  await expect(page.locator("[data-foot-bar]")).toBeHidden();
  const before = await field.boundingBox();
  // Without the focus, which may scroll.
  await field.evaluate((input: HTMLInputElement) => {
    input.value = "82";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(verdict).toContainText("Fits: the large carrier");
  await expect(page.getByRole("img", { name: /in the large carrier/ })).toBeInViewport({
    ratio: 1,
  });
  expect(await field.boundingBox()).toEqual(before);
});

test("a link shows the result before the measures, which are open on a wide screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(labrador);
  await expect(page.getByRole("heading", { name: "Size 500" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByLabel("A (cm)")).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Change the measures")).toBeHidden();
});

test("on a phone, the drawing is on the first screen, and for one dog also price and Add to Cart", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const query of ["a=66&b=40&c=25&d=66", "a=50&b=18&c=21&d=38&snub=yes&pets=2&pad=4"]) {
    await openHydrated(page, `/crate-size?${query}`);
    await expect(page.getByRole("img", { name: /to scale/ })).toBeInViewport({ ratio: 1 });
  }
  for (const path of [labrador, `${labrador}#answer`]) {
    await openHydrated(page, path);
    await expect(page.getByRole("img", { name: /to scale/ })).toBeInViewport({ ratio: 1 });
    const best = page.getByRole("article", { name: "Size 500" });
    await expect(best.getByText(/^₹[\d.]+$/)).toBeInViewport({ ratio: 1 });
    await expect(best.getByRole("button", { name: /^Add to Cart/ })).toBeInViewport({ ratio: 1 });
  }
});

test("on a phone, a bar keeps the crate and Add to Cart in view, except beside the card’s own", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, labrador);
  const bar = page.locator("[data-foot-bar]");
  await expect(bar).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(bar).toContainText(/^Size 500₹[\d.]+Add to Cart$/);
  await bar.getByRole("button").click();
  await expect(page.getByRole("dialog", { name: "Added to Cart!" })).toContainText("500");
});

test("no bar has a price where an advice comes before it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, "/crate-size?pet=cat&a=43&b=22&c=15&d=31");
  await expect(page.locator("[data-foot-bar]")).toHaveCount(0);
});

test("the card for the check-in desk prints on one page, with the crate that is chosen", async ({
  page,
}) => {
  await openHydrated(page, labrador);
  await page.emulateMedia({ media: "print" });
  const card = page.getByRole("region", { name: "Card for the check-in desk" });
  await expect(card.getByText("Size 500")).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole("heading", { name: "Card for the check-in desk" }).click();
  await page.getByLabel("Crate on the card").selectOption("700");
  for (const words of ["86 × 50 × 66 cm", "86 × 50 × 68 cm", "Size 700", "Measured by"]) {
    await expect(card).toContainText(words);
  }
  for (const format of ["A4", "A5"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});

test("a breed of the chosen pet fills in our estimates, and Back brings the own lengths again", async ({
  page,
}) => {
  await openHydrated(page, labrador);
  await page.getByText("Start with a breed").click();
  const persian = page.getByRole("link", { name: "Persian cat" });
  await expect(page.getByRole("link", { name: "Labrador" })).toBeVisible();
  await expect(persian).toBeHidden();
  await page.getByRole("radio", { name: "A cat" }).check();
  await expect(page.getByRole("link", { name: "Labrador" })).toBeHidden();
  await persian.click();
  await expect(page.getByRole("radio", { name: "A cat" })).toBeChecked();
  await expect(page.getByLabel("A (cm)")).toHaveValue("45");
  const warning = page.getByRole("region", { name: "The answer" }).getByText("our estimates");
  await expect(warning).toBeVisible();
  await page.getByLabel("A (cm)").fill("44");
  await expect(warning).toBeHidden();
  await page.goBack();
  await expect(page.getByLabel("A (cm)")).toHaveValue("66");
});

test("two cats share a crate once the weight is known, three only as one litter", async ({
  page,
}) => {
  await openHydrated(page, "/crate-size?pet=cat&a=43&b=22&c=15&d=31");
  const answer = page.getByRole("region", { name: "The answer" });
  const ownEach = answer.getByText("One crate each");
  await page.getByText("Snub nose, sharing, bedding").click();
  await page.getByLabel("How many share the crate?").selectOption("2 pets");
  await expect(ownEach).toBeVisible();
  await page.getByLabel("Weight in kg, of the heaviest").fill("4");
  await expect(ownEach).toBeHidden();
  const litter = page.getByLabel("They are one litter");
  await expect(litter).toBeHidden();
  await page.getByLabel("How many share the crate?").selectOption("3 pets");
  await expect(ownEach).toBeVisible();
  await litter.check();
  await expect(ownEach).toBeHidden();
  await expect(page).toHaveURL(/pets=3&weight=4&litter=yes/);
});

test("an impossible length is asked again while it is typed, and the rest is kept", async ({
  page,
}) => {
  await openHydrated(page, labrador);
  await page.getByLabel("D (cm)").fill("20");
  await expect(page.getByLabel("D (cm)")).toHaveAccessibleDescription(/more than B/);
  await expect(page.getByLabel("A (cm)")).toHaveValue("66");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to the result, and the result to the exact variant", async ({ page }) => {
    await page.goto("/crate-size");
    for (const [letter, length] of [
      ["A", "66"],
      ["B", "40"],
      ["C", "25"],
      ["D", "66"],
    ]) {
      await page.getByLabel(`${letter} (cm)`).fill(`${length}`);
    }
    await page.getByRole("button", { name: "Which crate?" }).click();
    await expect(page.getByRole("heading", { name: "Size 700" })).toBeVisible();
    const best = page.getByRole("article", { name: "Size 500" });
    await best.getByRole("link", { name: "See it in the shop" }).click();
    await expect(page.getByRole("radio", { name: /^500/ })).toBeChecked();
  });
});
