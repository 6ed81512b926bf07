import { expect, type Locator, type Page } from "playwright/test";
import { openHydrated, untilHydrated } from "#tests/e2e/browser-test.ts";
import { sandboxUrl } from "#tests/e2e/sites.ts";

type Sent = Record<string, string>;

/** The fields of the enquiries at the form service that have this value. The site relays them after its response. */
export async function findInInbox(page: Page, name: string, value: string): Promise<Sent[]> {
  const response = await page.request.get(`${sandboxUrl}/inbox.json`);
  const { messages }: { messages: { fields: Sent }[] } = await response.json();
  return messages.map(({ fields }) => fields).filter((fields) => fields[name] === value);
}

export async function expectInInbox(page: Page, name: string, value: string): Promise<void> {
  await expect.poll(() => findInInbox(page, name, value)).toHaveLength(1);
}

/** The site handles the next post to the path, and the browser never gets the response. */
export async function loseNextResponse(page: Page, path: string): Promise<void> {
  const lose = async (route: Parameters<Parameters<Page["route"]>[1]>[0]) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**${path}.data*`, lose, { times: 1 });
}

/** Presses a button that sends a form three times at once, and expects a single post. */
export async function expectOnePost(page: Page, button: Locator, outcome: () => Promise<void>) {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 3; press += 1) element.click();
  });
  await outcome();
  expect(posts).toHaveLength(1);
}

/** Asks for a quote, goes back from its page, expects nothing of it in the form, and asks for another one. */
export async function expectAnotherQuoteAfterBack(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Ask for the quote" });
  const fields = ["Name", "Email", "Anything else?"].map((label) => page.getByLabel(label));
  async function ask(...values: string[]) {
    for (const [index, value] of values.entries()) await fields[index]?.fill(value);
    await page.clock.fastForward(10_000);
    await button.click();
    await expect(page).toHaveURL(/\/quote\/[a-z2-7]{32}$/);
    return page.url();
  }
  await page.clock.install();
  await openHydrated(page, "/quote?step=you&to=uk&pet=dog");
  const first = await ask("Asha", "asha@example.com", `He barks. ${crypto.randomUUID()}`);
  // A restored page has no load event to wait for.
  await page.goBack({ waitUntil: "commit" });
  await expect(button).toBeVisible();
  await untilHydrated(page);
  for (const field of fields) await expect(field).toHaveValue("");
  expect(await ask("Meera", "meera@example.com", "She purrs.")).not.toBe(first);
}
