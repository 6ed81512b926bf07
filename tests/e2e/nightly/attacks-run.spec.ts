import type { Page } from "playwright/test";
import { expect, test } from "#tests/e2e/browser-test.ts";
import { watchForExecution } from "#tests/e2e/shop/execution-watch.ts";
import { attackPayloads } from "#tests/fixtures/attack-payloads.ts";

/**
 * Renders each text in a frame, hovers and clicks all its elements, and returns the indexes of texts that ran a script.
 */
async function showRaw(page: Page, texts: string[]): Promise<Set<number>> {
  const executed = new Set<number>();
  await watchForExecution(page.context(), {
    ownOrigins: [],
    onExecution({ frame }) {
      for (let ancestor = frame; ancestor; ancestor = ancestor.parentFrame()) {
        const name = ancestor.name();
        if (/^text-\d+$/.test(name)) executed.add(Number(name.slice(5)));
      }
    },
  });
  await page.goto("about:blank");
  await page.evaluate((bodies) => {
    for (const [index, body] of bodies.entries()) {
      const frame = document.createElement("iframe");
      frame.name = `text-${index}`;
      frame.srcdoc = `<!doctype html><body>${body}\n<p title="after">The page goes on.</p>`;
      frame.addEventListener("load", () => {
        for (const element of frame.contentDocument?.querySelectorAll("body *") ?? []) {
          element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
          if (!/^https?:$/.test(String(Reflect.get(element, "protocol")))) {
            element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
          }
        }
      });
      document.body.appendChild(frame);
    }
  }, texts);
  return executed;
}

test.use({ bypassCSP: true });

test("the attacks of the shop's tests run in a browser without sanitising", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/[\s\S]*/);
  const executed = await showRaw(page, attackPayloads);
  await expect.poll(() => executed.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(200);
});
