import { writeFile } from "node:fs/promises";
import { test as base, expect } from "playwright/test";
import { inRupees } from "#tests/fixtures/money.ts";
import { translatePage } from "#tests/fixtures/translate-page.ts";
import { microchip } from "#workers/sandbox/catalogue/catalogue.ts";
import { openPuppeteer } from "./puppeteer.ts";
import type { Visitor } from "./visitor.ts";
import { openWebKit } from "./webkit.ts";

type Fixtures = {
  visitor: Visitor;
  /** Whether the browser translates the pages that `open` opens, from hydration on. */
  isTranslated: boolean;
  /** Opens a page of the site and waits until it is hydrated. */
  open: (path: string) => Promise<void>;
  expectPath: (path: RegExp) => Promise<void>;
  expectText: (text: string) => Promise<void>;
};

const test = base.extend<Fixtures>({
  isTranslated: [false, { option: true }],
  visitor: async ({ browserName }, use, testInfo) => {
    const visitor = await (browserName === "webkit" ? openWebKit() : openPuppeteer(browserName));
    await use(visitor);
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath("failure.png"), await visitor.screenshot());
    }
    await visitor.close();
    expect(visitor.consoleErrors).toEqual([]);
  },
  open: async ({ visitor, baseURL, isTranslated }, use) => {
    await use(async (path) => {
      await visitor.open(`${baseURL}${path}`);
      // React hydrates the page before it enables the button.
      await expectValue(
        visitor,
        `document.querySelector("[aria-label='Open chat']").disabled`,
        false,
      );
      if (isTranslated) await visitor.evaluate(`(${translatePage})()`);
    });
    if (isTranslated) expect(await visitor.evaluate("window.lostTexts ?? []")).toEqual([]);
  },
  expectPath: async ({ visitor, baseURL }, use) => {
    await use(async (path) => {
      const { origin } = new URL(baseURL ?? "");
      const value = expect.stringMatching(new RegExp(`^${origin}${path.source}`));
      await expectValue(visitor, "location.href", value);
    });
  },
  expectText: async ({ visitor }, use) => {
    await use((text) =>
      expectValue(visitor, "document.body.innerText", expect.stringContaining(text)),
    );
  },
});

const expectValue = (visitor: Visitor, expression: string, value: unknown) =>
  expect(async () => expect(await visitor.evaluate(expression)).toEqual(value)).toPass();

for (const isTranslated of [false, true]) {
  test.describe(
    isTranslated ? "in pages that the browser translates" : "in pages as they are",
    () => {
      test.use({ isTranslated });

      test("a visitor opens the menu and sends an enquiry", async ({
        visitor,
        open,
        expectPath,
        expectText,
      }) => {
        await open("/");
        await expectText("Moving countries?");
        await visitor.click("button", "Open menu");
        await expectValue(visitor, `document.querySelector("dialog").open`, true);
        await visitor.click("link", "Contact");
        await expectPath(/\/contact$/);
        // The form of the home page has the same fields.
        await expectValue(visitor, `document.querySelector("h1").innerText`, "Contact us");
        await expectValue(visitor, `document.querySelector("dialog").open`, false);
        await visitor.fill("Name", "Asha");
        await visitor.fill("Email", "asha@example.com");
        await visitor.fill("Message", "Moti would like to move to London.");
        await visitor.click("button", "Send Message");
        await expectText("Message Sent!");
        await expectText("We have your enquiry");
      });

      test("a buyer buys a product", async ({ visitor, open, expectPath, expectText }) => {
        await open(`/products/${microchip.id}`);
        await visitor.click("button", "Increase quantity");
        await visitor.click("button", "Add to Cart");
        await expectText("Added to Cart!");
        await open("/cart");
        await visitor.click("button", `Decrease quantity of ${microchip.title} (Standard)`);
        await open("/checkout");
        await expectText("Quantity: 1");
        await visitor.click("button", `Pay ${inRupees(1499)}`);
        await expectText("Sandbox payment");
        await visitor.click("button", "Pay ₹1499.00");
        await expectText("Thank you for your order!");
        await expectPath(/\/\?checkout=success$/);
      });

      test("an owner plans a move", async ({ visitor, open, expectPath, expectText }) => {
        await open("/plan");
        await visitor.click("radio", "United Kingdom");
        await visitor.click("radio", "A cat");
        await expectPath(/\/plan\?to=uk&pet=cat$/);
        await expectValue(visitor, `document.querySelectorAll("#result time").length > 0`, true);
        await visitor.click("radio", "Canada");
        await expectPath(/\/plan\?to=canada&pet=cat$/);
        await expectText("Canada");
        await expectValue(visitor, `document.querySelectorAll("#result time").length > 0`, true);
      });

      test("an owner asks for a quote", async ({ visitor, open, expectPath, expectText }) => {
        await open("/quote");
        await visitor.choose("Where to?", "uk");
        await visitor.fill("City in India", "Pune");
        await visitor.click("button", "Next: the pet");
        await expectText("Step 2 of 3: the pet");
        await visitor.click("radio", "A dog");
        await visitor.fill("Breed", "Labrador");
        await visitor.click("button", "Next: you");
        await expectText("Step 3 of 3: you");
        await visitor.fill("Name", "Asha");
        await visitor.fill("Email", "asha@example.com");
        await visitor.click("button", "Ask for the quote");
        await expectPath(/\/quote\/[a-z2-7]{32}$/);
        await expectText("Labrador");
      });
    },
  );
}
