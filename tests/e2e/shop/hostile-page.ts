import type { Page } from "playwright/test";
import { expect, expectNothingWiderThanWindow } from "#tests/e2e/browser-test.ts";
import { watchForExecution } from "./execution-watch.ts";

/** Returns the list of executions, which grows while the page is used. */
export async function watch(page: Page, ownOrigins: string[]): Promise<string[]> {
  const executions: string[] = [];
  await watchForExecution(page.context(), {
    ownOrigins,
    onExecution: ({ what }) => executions.push(what),
  });
  return executions;
}

/** Elements that could run a script when used: with event handlers, script URLs or frames. */
function findTraps(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => {
        const protocol: unknown = Reflect.get(element, "protocol");
        return (
          element.matches("iframe, frame, object, embed, base, [srcdoc], [formaction], [ping]") ||
          element.getAttributeNames().some((name) => name.startsWith("on")) ||
          (typeof protocol === "string" && !/^(https?:|mailto:|tel:|:?)$/.test(protocol))
        );
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}

/** Expects that the page fits a phone, has no traps and is still at the path. */
export async function expectHarmless(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expectNothingWiderThanWindow(page);
  expect(await findTraps(page)).toEqual([]);
}
