import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { expect, openHydrated, test } from "./browser-test";
import { startSite } from "./sites";

const PORT = "8847";
const SANDBOX_PORT = "8848";
const STATE_DIR = ".wrangler/e2e-development";
const unfinished = ".wrangler/e2e-edited-file";

test.use({ baseURL: `http://localhost:${PORT}` });

async function replaceInFile(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, "utf8");
  expect(text).toContain(from);
  // In one step, as editors do: the server must not read half a file.
  await writeFile(
    unfinished,
    text.replace(from, () => to),
  );
  await rename(unfinished, file);
}

/** Edits a file of the site during the work. */
async function withEdit(file: string, from: string, to: string, work: () => Promise<void>) {
  await replaceInFile(file, from, to);
  try {
    await work();
  } finally {
    // Anything else in the file stays as it is by now.
    await replaceInFile(file, to, from);
  }
}

test("npm run dev shows edits of the open page, and its pages log no errors", async ({ page }) => {
  await rm(STATE_DIR, { recursive: true, force: true });
  const site = startSite({ PORT, SANDBOX_PORT, STATE_DIR }, "--dev");
  try {
    await expect.poll(site.output, { timeout: 90_000 }).toContain("Its sandbox is at");

    for (const { path, file, from } of [
      {
        path: "/blog/choosing-iata-crate",
        file: "app/content/blog/choosing-iata-crate.mdx",
        from: "\n## ",
      },
      { path: "/faq", file: "app/content/faq.ts", from: 'question: "' },
      {
        path: "/contact",
        file: "app/content/owner-facts.ts",
        from: 'officeHours: { value: "',
      },
    ]) {
      await openHydrated(page, path);
      await withEdit(file, from, `${from}Edited by a test: `, () =>
        expect(page.getByText("Edited by a test: ").first()).toBeVisible(),
      );
    }
  } finally {
    // Vite's client logs that its server is gone.
    await page.close();
    await site.stop();
  }
});
