import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { toProductView } from "#shop/product/product.ts";
import { renderOnPage } from "#tests/components/render-on-page.tsx";
import { inRupees } from "#tests/fixtures/money.ts";
import { anOption, aProduct, aVariant } from "#tests/fixtures/product.ts";
import { ProductDetail } from "./product-detail.tsx";

const pictureOf = (name: string) => `${location.origin}/icon-192.png?${name}`;

const bag = aProduct({
  title: "Cabin bag",
  images: ["teal", "marigold", "detail"].map((name) => ({ url: pictureOf(name) })),
  options: [{ id: "colour", title: "Colour", values: ["Teal", "Marigold", "Charcoal"] }],
  variants: [
    aVariant({ id: "teal", options: [anOption("colour", "Teal")] }),
    aVariant({
      id: "marigold",
      imageUrl: pictureOf("marigold"),
      salePriceCents: 99_900,
      options: [anOption("colour", "Marigold")],
    }),
    aVariant({
      id: "charcoal",
      managesInventory: true,
      inventoryQuantity: 0,
      options: [anOption("colour", "Charcoal")],
    }),
  ],
});

const colour = (name: string) => page.getByRole("radio", { name });
const picture = page.getByRole("img", { name: bag.title, exact: true });

beforeEach(() =>
  renderOnPage(
    <ProductDetail product={toProductView(bag)} related={[]} help={null} isMadeToMeasure={false}>
      {null}
    </ProductDetail>,
  ),
);

describe("a product's page", () => {
  it("preselects the first variant, whose options are one tab stop with arrow keys", async () => {
    await expect.element(colour("Teal")).toBeChecked();
    await userEvent.click(colour("Teal"));
    // A browser shortcut.
    await userEvent.keyboard("{Control>}{ArrowRight}{/Control}");
    await expect.element(colour("Teal")).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(colour("Marigold")).toBeChecked();
    await expect.element(colour("Marigold")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect.element(colour("Charcoal")).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(colour("Teal")).toHaveFocus();
    await userEvent.tab();
    const fewer = page.getByRole("button", { name: "Decrease quantity" });
    await expect.element(fewer).toHaveFocus();
  });

  it("swaps the main picture for that of a thumbnail, and for that of a variant", async () => {
    await expect.element(picture).toHaveAttribute("src", pictureOf("teal"));
    await userEvent.click(page.getByRole("link", { name: "Show picture 3 of 3" }));
    await expect.element(picture).toHaveAttribute("src", pictureOf("detail"));
    await userEvent.click(colour("Marigold"));
    await expect.element(picture).toHaveAttribute("src", pictureOf("marigold"));
  });

  it("shows a sale price with the regular price struck through", async () => {
    await userEvent.click(colour("Marigold"));
    await expect.element(page.getByRole("strong")).toMatchTextContent(inRupees(999));
    await expect.element(document.querySelector("s")).toMatchTextContent(inRupees(1499));
  });

  it("does not add a variant that is out of stock", async () => {
    await userEvent.click(colour("Charcoal"));
    await expect.element(page.getByRole("button", { name: "Out of stock" })).toBeDisabled();
    await expect.element(page.getByRole("button", { name: "Increase quantity" })).toBeDisabled();
  });
});
