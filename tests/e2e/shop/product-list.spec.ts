import type { Page } from "playwright/test";
import { catalogue } from "../../../workers/sandbox/catalogue/catalogue";
import { expect, openHydrated, test } from "../browser-test";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const kind = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Kinds of products" }).getByRole("link", { name });

test("the kind of the listed products is in the URL, changes without a request, and Back returns to all", async ({
  page,
}) => {
  await openHydrated(page, "/products");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await kind(page, "Water").click();
  await expect(page).toHaveURL("/products?kind=water");
  await expect(cards(page)).toHaveCount(4);
  await expect(kind(page, "Water")).toBeFocused();
  await expect(kind(page, "Water")).toHaveAttribute("aria-current", "true");
  expect(requests.filter((url) => url.includes("/products"))).toEqual([]);
  await page.goBack();
  await expect(cards(page)).toHaveCount(catalogue.length);
});

for (const [width, columns] of [
  [320, 1],
  [360, 2],
  [768, 3],
  [1440, 4],
] as const) {
  test(`the cards are in ${columns} columns at ${width} px, and the last row is full with any number of them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/products");
    const help = page.getByRole("region", { name: "Need Help Choosing?" });
    for (let count = catalogue.length; count > 0; count -= 1) {
      await expect(cards(page)).toHaveCount(count);
      const boxes = await Promise.all(
        [...(await cards(page).all()), help].map((card) => card.boundingBox()),
      );
      const rows = Map.groupBy(boxes, (box) => box?.y);
      if (count === catalogue.length) expect([...rows.values()][0]).toHaveLength(columns);
      const rightEdges = [...rows.values()].map((row) => {
        const last = row.at(-1);
        return (last?.x ?? 0) + (last?.width ?? 0);
      });
      const gapPx = Math.max(...rightEdges) - Math.min(...rightEdges);
      expect(gapPx, `with ${count} cards`).toBeLessThan(1);
      await cards(page)
        .last()
        .evaluate((card) => card.parentElement?.remove());
    }
  });
}
