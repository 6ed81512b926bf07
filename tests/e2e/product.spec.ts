import { cabinBag } from "../../workers/sandbox/catalogue/cabin-bag";
import { coolingMat } from "../../workers/sandbox/catalogue/cooling-mat";
import { crateBowls } from "../../workers/sandbox/catalogue/crate-bowls";
import { cratePads } from "../../workers/sandbox/catalogue/crate-pads";
import { cr1Crate } from "../../workers/sandbox/catalogue/iata-cr1-crate";
import { largeDogCarrier } from "../../workers/sandbox/catalogue/large-dog-carrier";
import { liveAnimalLabels } from "../../workers/sandbox/catalogue/live-animal-labels";
import { woodenCrate } from "../../workers/sandbox/catalogue/wooden-crate";
import { expect, pathOf, test } from "./journey";

const mainPicture = (title: string) => ({ name: title, exact: true });

test("the first variant is preselected, and choosing a value picks the first that has it", async ({
  page,
}) => {
  await page.goto(pathOf(cr1Crate));
  await expect(page.getByRole("radio", { name: /^100/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Stone grey" })).toBeChecked();
  await page.getByRole("radio", { name: /^300/ }).check();
  await expect(page.getByText("₹8999.00")).toBeVisible();
  await page.getByRole("radio", { name: "Peacock teal" }).check();
  await expect(page.getByRole("radio", { name: /^100/ })).toBeChecked();
});

test("the chosen variant is in the address: it survives a reload and can be shared", async ({
  page,
  browser,
}) => {
  await page.goto(pathOf(cabinBag));
  await page.getByRole("radio", { name: "Charcoal" }).check();
  await expect(page).toHaveURL(/[?]variant=/);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Charcoal" })).toBeChecked();
  const friend = await browser.newPage();
  await friend.goto(page.url());
  await expect(friend.getByRole("radio", { name: "Charcoal" })).toBeChecked();
  await friend.close();
});

test("a thumbnail swaps the main picture, and so does a variant with one of its own", async ({
  page,
}) => {
  await page.goto(pathOf(cabinBag));
  const picture = page.getByRole("img", mainPicture(cabinBag.title));
  await expect(picture).toHaveAttribute("src", /teal\.jpg/);
  await page.getByRole("img", { name: /picture 5 of 5/ }).click();
  await expect(picture).toHaveAttribute("src", /in-use\.jpg/);
  await page.getByRole("radio", { name: "Marigold" }).check();
  await expect(picture).toHaveAttribute("src", /marigold\.jpg/);
});

test("a sale price is shown with the regular price struck through", async ({ page }) => {
  await page.goto(pathOf(cratePads));
  await page.getByRole("radio", { name: /30/ }).check();
  await expect(page.getByRole("strong")).toHaveText(/₹/);
  await expect(page.locator("s")).toHaveText(/₹/);
});

test("the quantity starts at one and never goes below it", async ({ page }) => {
  await page.goto(pathOf(cabinBag));
  await expect(page.getByRole("status", { name: "quantity" })).toHaveText("1");
  await expect(page.getByRole("button", { name: "Decrease quantity" })).toBeDisabled();
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await expect(page.getByRole("status", { name: "quantity" })).toHaveText("2");
  await page.getByRole("button", { name: "Decrease quantity" }).click();
  await expect(page.getByRole("status", { name: "quantity" })).toHaveText("1");
});

test("what is out of stock or not for sale cannot be added", async ({ page }) => {
  await page.goto(pathOf(crateBowls));
  await expect(page.getByRole("button", { name: "Out of stock" })).toBeDisabled();
  await page.goto(pathOf(coolingMat));
  await page.getByRole("radio", { name: /^L/ }).check();
  await expect(page.getByRole("button", { name: "Out of stock" })).toBeDisabled();
  await page.goto(pathOf(woodenCrate));
  await expect(page.getByRole("button", { name: "Not available online" })).toBeDisabled();
});

test("a product's page is fetched ahead when its link is pointed at", async ({ page }) => {
  await page.goto("/products");
  const ahead = page.waitForRequest((request) => request.url().includes(`${cr1Crate.id}.data`));
  await page
    .getByRole("article", { name: cr1Crate.title })
    .getByRole("link", { name: "View Details" })
    .hover();
  await ahead;
  await expect(page).toHaveURL("/products");
});

test("a page that takes its time shows that it is loading", async ({ page, setFaults }) => {
  await page.goto("/products");
  await setFaults({ path: `/store/*/${liveAnimalLabels.id}`, kind: "delay", delayMs: 1_500 });
  await page
    .getByRole("article", { name: liveAnimalLabels.title })
    .getByRole("link", { name: "View Details" })
    .click();
  await expect(page.getByRole("status").filter({ hasText: "Loading product…" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(liveAnimalLabels.title);
  await expect(page.getByText("Loading product…")).toBeHidden();
});

test("a product that cannot be loaded is an error panel that offers another try", async ({
  page,
  setFaults,
  expectConsoleError,
}) => {
  expectConsoleError(/503 \(Service Unavailable\)/);
  await setFaults({ path: `/store/*/${largeDogCarrier.id}`, kind: "status", status: 503 });
  await page.goto("/products");
  await page
    .getByRole("article", { name: largeDogCarrier.title })
    .getByRole("link", { name: "View Details" })
    .click();
  await expect(page.getByRole("alert")).toContainText("An Error Occurred");
  await expect(page.getByRole("alert")).toContainText("Failed to load product details.");
  await setFaults();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(largeDogCarrier.title);
});

test("a connection that is gone is the same panel, and the way back works", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto(pathOf(coolingMat));
  await page.getByRole("link", { name: "All products" }).click();
  const card = page.getByRole("article", { name: cabinBag.title });
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await card.getByRole("link", { name: "View Details" }).click();
  await expect(page.getByText("Failed to load product details.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cabinBag.title);
});
