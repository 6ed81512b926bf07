import { expect, expectNothingWiderThanWindow, test } from "#tests/e2e/browser-test.ts";
import {
  expectNoViolations,
  expectToFitWithoutViolations,
} from "#tests/e2e/every-page/fit-and-axe.ts";
import { deskUrl, sandboxUrl, siteUrl } from "#tests/e2e/sites.ts";
import { askForQuote, openEnquiry, signIn } from "./office.ts";

/** A name of its own, since both sites of the tests keep their data. */
const newName = () => `Asha ${crypto.randomUUID().slice(0, 8)}`;

test("a quote from a phone is found, claimed by one of two people, and answered once", async ({
  browser,
  page: visitor,
}) => {
  const name = newName();
  await visitor.setViewportSize({ width: 360, height: 740 });
  await askForQuote(visitor, name);
  const [meera, ravi] = [await signIn(browser, "meera"), await signIn(browser, "ravi")];
  for (const person of [meera, ravi]) await openEnquiry(person, name);
  await expect(meera.getByRole("main")).toContainText("Pune to London, United Kingdom");

  await meera.getByRole("button", { name: "Claim it" }).click();
  await expect(meera.getByRole("status")).toContainText("It is yours now.");
  await ravi.getByRole("button", { name: "Claim it" }).click();
  await expect(ravi.getByRole("alert")).toContainText("meera was first, and claimed it");

  await ravi.getByLabel("A note for the office").fill("She called again.");
  await ravi.getByRole("button", { name: "Save the note" }).click();
  await meera.getByRole("button", { name: "By phone" }).click();
  await expect(meera.getByRole("status")).toContainText("marked as answered");
  await expect(meera.getByRole("main")).toContainText("She called again.");
  await visitor.reload();
  await expect(visitor.getByRole("main")).toContainText("We have replied by phone.");
});

test("each page of the desk fits a phone, has no violation, and needs no script", async ({
  browser,
  page: visitor,
}) => {
  const name = newName();
  await askForQuote(visitor, name);
  const page = await signIn(browser, "meera");
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
    expect(new URL(request.url()).origin).toBe(deskUrl);
  });
  await openEnquiry(page, name);
  const { pathname } = new URL(page.url());
  for (const path of [
    "/desk",
    pathname,
    `${pathname}/erase`,
    "/desk/housekeeping",
    `${pathname}?text=first-answer`,
    "/desk/texts?edit=papers",
    "/desk/figures",
    "/desk/log",
    "/desk/export",
  ]) {
    await page.goto(deskUrl + path);
    await expectToFitWithoutViolations(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoViolations(page);
  }
  expect(scripts).toEqual([]);
});

test("each page of an enquiry fits a phone, even if its words are hundreds of letters long", async ({
  browser,
  page: visitor,
}) => {
  const name = `${newName()}${"m".repeat(170)}`;
  await askForQuote(visitor, name, `${"a".repeat(60)}@${"b".repeat(60)}.example`);
  const page = await signIn(browser, "meera");
  await openEnquiry(page, name);
  const { pathname } = new URL(page.url());
  await page.getByLabel("A note for the office").fill("n".repeat(300));
  await page.getByRole("button", { name: "Save the note" }).click();
  const search = `/desk?q=${encodeURIComponent(name)}`;
  const pages = ["", "/erase", "/edit", "/offer", "/journey", "?text=first-answer"];
  for (const path of [search, ...pages.map((end) => pathname + end)]) {
    await test.step(path.slice(0, 60), async () => {
      await page.goto(deskUrl + path);
      await expectNothingWiderThanWindow(page);
    });
  }
});

test("after signing out nothing of the desk can be read, and the public site never had it", async ({
  browser,
}) => {
  const page = await signIn(browser, "meera");
  expect((await page.request.get(`${siteUrl}/desk`)).status()).toBe(404);
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
  const response = await page.goto(`${deskUrl}/desk`);
  expect(response?.status()).toBe(403);
  await page.goBack();
  await page.goBack();
  await expect(page.getByText("This is for our office only.")).toBeVisible();
});

test("a form of another site changes nothing at the desk", async ({ browser, page: visitor }) => {
  const name = newName();
  await askForQuote(visitor, name);
  const page = await signIn(browser, "meera");
  await openEnquiry(page, name);
  const action = new URL(page.url()).pathname;
  // Another origin to which the browser still sends the cookie of Access.
  const otherSite = sandboxUrl.replace("localhost", new URL(deskUrl).hostname);
  await page.goto(otherSite);
  await page.setContent(
    `<form method="post" action="${deskUrl}${action}"><button name="do" value="release">Win</button></form>`,
  );
  await page.getByRole("button", { name: "Win" }).click();
  await expect(page.getByText("Forms are accepted from this site's own pages only.")).toBeVisible();
});
