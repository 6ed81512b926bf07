import { writeFile } from "node:fs/promises";
import { test as base, expect } from "playwright/test";
import { microchip } from "../../workers/sandbox/catalogue/catalogue";
import { openFirefox } from "./firefox";
import type { Visitor } from "./visitor";
import { openWebKit } from "./webkit";

const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ browserName }, use, testInfo) => {
    const visitor = await (browserName === "firefox" ? openFirefox() : openWebKit());
    await use(visitor);
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath("failure.png"), await visitor.screenshot());
    }
    await visitor.close();
  },
});

test("a visitor with a phone uses the menu, sends an enquiry and buys a product", async ({
  visitor,
  baseURL,
}) => {
  const expectValue = (expression: string, value: unknown) =>
    expect(async () => expect(await visitor.evaluate(expression)).toEqual(value)).toPass();
  const expectPath = (path: string) => expectValue("location.href", `${baseURL}${path}`);
  const expectText = (text: string) =>
    expectValue("document.body.innerText", expect.stringContaining(text));

  await visitor.open(`${baseURL}/`);
  await expectText("Moving countries?");
  // React has hydrated the page, so the menu's button works even in browsers without `command`.
  await expectValue(`document.querySelector("[aria-label='Open chat']").disabled`, false);
  await visitor.click("button", "Open menu");
  await expectValue(`document.querySelector("dialog").open`, true);
  await visitor.click("link", "Contact");
  await expectPath("/contact");
  // The form of the home page has the same fields.
  await expectValue(`document.querySelector("h1").innerText`, "Contact us");
  await expectValue(`document.querySelector("dialog").open`, false);

  await visitor.fill("Name", "Asha");
  await visitor.fill("Email", "asha@example.com");
  await visitor.fill("Message", "Moti would like to move to London.");
  await visitor.click("button", "Send Message");
  await expectText("Message Sent!");

  await visitor.open(`${baseURL}/products/${microchip.id}`);
  await visitor.click("button", "Add to Cart");
  await expectText("Added to Cart!");
  await visitor.open(`${baseURL}/cart`);
  await visitor.click("button", "Proceed to Checkout");
  await expectText("Sandbox payment");
  await visitor.click("button", "Pay ₹1499.00");
  await expectText("Thank you for your order!");
  await expectPath("/?checkout=success");

  expect(visitor.consoleErrors).toEqual([]);
});
