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
  await page.getByRole("button", { name: /^Add to Cart: CR1 travel crate, 500/ }).click();
  await expect(page.getByRole("dialog", { name: "Added to Cart!" })).toContainText("500");
  await expect(cartLink(page)).toHaveAccessibleName(/1/);
});

test("a slider moves its number, the drawing and the result", async ({ page }) => {
  await openHydrated(page, labrador);
  await page.getByLabel("D, slider").fill("100");
  await expect(page.getByLabel("D (cm)")).toHaveValue("100");
  await expect(page.getByRole("heading", { name: /wooden crate/ })).toBeVisible();
  await expect(page).toHaveURL(/d=100/);
  await page.reload();
  await expect(page.getByLabel("D (cm)")).toHaveValue("100");
});

test("verdict, drawing and the opened sliders are one screen of a small phone, and stay where they are", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openHydrated(page, labrador);
  await expect(page.getByLabel("D, slider")).toBeHidden();
  await page.getByText("Change the measures").click();
  const verdict = page.getByRole("main").getByRole("status").first();
  const slider = page.getByLabel("D, slider");
  await expect(verdict).toContainText("Fits: size 500");
  // Below the header, whose height pages know.
  await verdict.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 80));
  await expect(page.getByRole("img", { name: /^The dog standing in size 500/ })).toBeInViewport({
    ratio: 1,
  });
  for (const letter of ["A", "B", "C", "D"]) {
    await expect(page.getByLabel(`${letter}, slider`)).toBeInViewport({ ratio: 1 });
  }
  const before = await slider.boundingBox();
  await slider.evaluate((input: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    setValue?.call(input, "82");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(verdict).toContainText("Fits: the large carrier");
  await expect(page.getByRole("img", { name: /in the large carrier/ })).toBeInViewport({
    ratio: 1,
  });
  expect(await slider.boundingBox()).toEqual(before);
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

test("on a phone, the result begins on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const query of ["a=66&b=40&c=25&d=66", "a=50&b=18&c=21&d=38&snub=yes&pets=2&pad=4"]) {
    await openHydrated(page, `/crate-size?${query}`);
    await expect(page.getByRole("main").getByRole("status").first()).toBeInViewport({ ratio: 1 });
  }
});

test("the card for the check-in desk prints on one page, with the crate that is chosen", async ({
  page,
}) => {
  await openHydrated(page, labrador);
  await page.getByLabel("Crate on the card").selectOption("700");
  const card = page.getByRole("region", { name: "Card for the check-in desk" });
  for (const words of ["86 × 50 × 66 cm", "86 × 50 × 68 cm", "Size 700", "Measured by"]) {
    await expect(card).toContainText(words);
  }
  for (const format of ["A4", "A5"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});

test("a breed fills in our estimates, and Back brings the own lengths again", async ({ page }) => {
  await openHydrated(page, labrador);
  await page.getByText("Start with a breed").click();
  await page.getByRole("link", { name: "Persian cat" }).click();
  await expect(page.getByRole("radio", { name: "A cat" })).toBeChecked();
  await expect(page.getByLabel("A (cm)")).toHaveValue("45");
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
  await page.getByLabel("How many share the crate?").selectOption("Two");
  await expect(ownEach).toBeVisible();
  await page.getByLabel("Weight in kg, of the heaviest").fill("4");
  await expect(ownEach).toBeHidden();
  const litter = page.getByLabel("They are one litter");
  await expect(litter).toBeHidden();
  await page.getByLabel("How many share the crate?").selectOption("Three");
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
