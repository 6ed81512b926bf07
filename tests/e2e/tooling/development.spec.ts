import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { officeHours } from "#content/company/owner-facts.ts";
import { expect as baseExpect, openHydrated, test } from "#tests/e2e/browser-test.ts";
import { startSite } from "#tests/e2e/sites.ts";

// An edit is compiled on request, which takes longer on a slow machine than a page of the built site.
const expect = baseExpect.configure({ timeout: 30_000 });

const PORT = "8847";
const SANDBOX_PORT = "8848";
const STATE_DIR = ".wrangler/e2e-development";
const unfinished = ".wrangler/e2e-edited-file";
const articleFile = "app/content/blog/choosing-iata-crate.mdx";

test.use({ baseURL: `http://localhost:${PORT}` });
// One server for all tests.
test.describe.configure({ mode: "default" });

let site: ReturnType<typeof startSite>;

test.beforeAll(async () => {
  // A fresh clone prepares the dependencies first, while other tests use the cores.
  test.setTimeout(200_000);
  await rm(STATE_DIR, { recursive: true, force: true });
  site = startSite({ PORT, SANDBOX_PORT, STATE_DIR }, "--dev");
  await site.untilReady();
});

test.afterAll(() => site.stop());

/** Writes in one step, as editors do, so that the server never reads half a file. */
async function write(file: string, text: string): Promise<void> {
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}

async function replaceInFile(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, "utf8");
  expect(text).toContain(from);
  await write(
    file,
    text.replace(from, () => to),
  );
}

/** Edits a file of the site while the work runs. */
async function withEdit(file: string, from: string, to: string, work: () => Promise<void>) {
  await replaceInFile(file, from, to);
  try {
    await work();
  } finally {
    // Reverts only this edit, since the work may have changed the file, too.
    await replaceInFile(file, to, from);
  }
}

test("npm run dev shows edits of the open page, and its pages log no errors", async ({ page }) => {
  for (const { path, file, from } of [
    { path: "/blog/choosing-iata-crate", file: articleFile, from: "\n## " },
    { path: "/faq", file: "app/content/faq.ts", from: 'question: "' },
    { path: "/contact", file: "app/content/company/owner-facts.ts", from: officeHours.value },
    { path: "/plan?to=uk&pet=dog", file: "app/travel/rules/uk.yaml", from: "what: " },
  ]) {
    await openHydrated(page, path);
    await withEdit(file, from, `${from}Edited by a test `, () =>
      expect(page.getByText("Edited by a test ").first()).toBeVisible(),
    );
  }
  expect(site.output()).toMatch(/^GET 200 \/plan\?to=uk&pet=dog \d+ ms$/m);
});

test("npm run dev shows which file is invalid until it is corrected", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/500 \(Internal Server Error\)/);
  // React reports it, because the error page replaces one with structured data.
  expectConsoleError(/Encountered a script tag while rendering/);
  // Vite, of each module that shows the rules of the invalid file.
  expectConsoleError(/\[vite\] Failed to reload \/app\/(content|routes|travel)\//);
  const heading = page.getByRole("heading", { level: 1 });
  for (const { path, file, from, to, message } of [
    {
      path: "/blog/choosing-iata-crate",
      file: articleFile,
      from: "\npublished: ",
      to: "\npublishd: ",
      message: "/choosing-iata-crate.mdx is invalid. published: ",
    },
    {
      path: "/blog/choosing-iata-crate",
      file: articleFile,
      from: "\n## ",
      to: "\n<Unfinished\n\n## ",
      message: /\/choosing-iata-crate\.mdx is invalid\. \d+:1: Unexpected character/,
    },
    {
      path: "/plan?to=uk&pet=dog",
      file: "app/travel/rules/uk.yaml",
      from: "    kind: ",
      to: "    kinde: ",
      message: "/uk.yaml is invalid. rules.0.kind: ",
    },
    {
      path: "/plan?to=uk&pet=dog",
      file: "app/travel/rules/uk.yaml",
      from: "rules:",
      to: "rules: [",
      message: "/uk.yaml is invalid. ",
    },
  ]) {
    await openHydrated(page, path);
    const title = (await heading.textContent()) ?? "";
    await withEdit(file, from, to, async () => {
      await expect(page.getByText(message)).toBeVisible();
      await expect(heading.filter({ hasText: title })).toBeHidden();
    });
    await expect(heading.filter({ hasText: title })).toBeVisible();
    await expect(page.getByText(message)).toBeHidden();
  }
  expect(site.output()).toContain("/uk.yaml is invalid. ");
});

test("npm run dev shows a new article on the open list, until it is deleted", async ({ page }) => {
  const file = "app/content/blog/written-by-a-test.mdx";
  const article = page.getByRole("link", { name: "Written by a test" });
  await openHydrated(page, "/blog");
  const text = await readFile(articleFile, "utf8");
  try {
    await write(file, text.replace(/^title: .*/m, "title: Written by a test"));
    await expect(article).toBeVisible();
    await page.goto("/blog/written-by-a-test");
    await expect(page.getByRole("heading", { name: "Written by a test", level: 1 })).toBeVisible();
    await openHydrated(page, "/blog");
    await expect(article).toBeVisible();
  } finally {
    await rm(file, { force: true });
  }
  await expect(article).toBeHidden();
});
