import type { Page } from "playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { dayInIndia } from "#edge/http/india-clock.ts";
import { expect, hasChat, test } from "#tests/e2e/browser-test.ts";
import {
  expectNoViolations,
  expectToFitEachWindow,
  phone,
} from "#tests/e2e/every-page/fit-and-axe.ts";
import { readDay, writeDay } from "#travel/move/calendar.ts";

const today = readDay(dayInIndia(Date.now()));
/** A day that is as far from today, whenever the test runs. */
const dayFrom = (days: number) => writeDay(today + days);

/** A vaccine and its booster, and a further booster to come: the longest tables. */
const boosted = `vaccine=${dayFrom(-400)}&booster=${dayFrom(-50)}&arrive=${dayFrom(330)}`;
const london = `/plan/papers?to=uk&pet=dog&chip=2025-01-10&${boosted}&at=18:30`;

/** Moves that together have all sheets (sheets.test.ts). */
const moves = [
  {
    move: "a dog to London",
    path: london,
    titles: ["For the laboratory", "ToR1", "Tapeworm treatment", "Owner’s declaration"],
  },
  {
    move: "a dog to New York",
    path: `/plan/papers?to=usa&pet=dog&${boosted}`,
    titles: ["CDC certification of rabies vaccination", "CDC Dog Import Form", "AQCS: request"],
  },
  {
    move: "a dog to Toronto",
    path: "/plan/papers?to=canada&pet=dog",
    titles: ["Canada’s rabies certificate", "the fit-to-fly certificate"],
  },
  {
    move: "a dog to Dubai",
    path: `/plan/papers?to=uae&pet=dog&${boosted}`,
    titles: ["other vaccines, and parasites", "UAE import permit", "IATA shipper’s certification"],
  },
  {
    move: "a dog to Singapore",
    path: `/plan/papers?to=singapore&pet=dog&${boosted}`,
    titles: ["other vaccines, tests and parasites", "Import licence", "AQCS: request"],
  },
  {
    move: "a dog to Hong Kong",
    path: `/plan/papers?to=hong-kong&pet=dog&${boosted}`,
    titles: ["Import permit: what to have ready", "IATA shipper’s certification"],
  },
  {
    move: "a dog to Colombo",
    path: `/plan/papers?to=sri-lanka&pet=dog&${boosted}`,
    titles: ["other vaccines, tests and parasites", "Import permit"],
  },
  {
    move: "a dog to Bangkok",
    path: `/plan/papers?to=thailand&pet=dog&${boosted}`,
    titles: ["other vaccines", "Import permit: what to have ready"],
  },
  {
    move: "a dog to Tokyo",
    path: `/plan/papers?to=japan&pet=dog&${boosted}`,
    titles: ["Advance notice to Japan"],
  },
  {
    move: "a cat into India",
    path: "/plan/papers?to=india&pet=cat",
    titles: ["health certificate", "No-objection certificate (NOC)", "DGFT permit: cover letter"],
  },
  {
    move: "a cat that comes back to India",
    path: "/plan/papers?to=india&pet=cat&left=yes",
    titles: ["Re-import: letter"],
  },
];

const field = (page: Page, label: string) =>
  page.getByRole("textbox", { name: label, exact: true });
const sheets = (page: Page) => page.getByRole("article");

async function openPapers(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(field(page, "Microchip number")).toBeEnabled();
}

/** Types as much into each field as it takes, and returns all that it typed. */
async function fillAll(page: Page): Promise<string[]> {
  await page.locator("fieldset").evaluate((fieldset) => {
    for (const group of fieldset.querySelectorAll("details")) group.open = true;
  });
  const typed: string[] = [];
  for (const [index, input] of (await page.getByRole("textbox").all()).entries()) {
    const length = Number(await input.getAttribute("maxlength"));
    const text = `Wm${index}zq ${"Moti of the Long Road ".repeat(6)}`.slice(0, length).trim();
    await input.fill(text);
    typed.push(text);
  }
  return typed;
}

/** The text of each page of the printed document, with single spaces. */
async function print(page: Page, format: "A4" | "Letter"): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map((words) => words.replaceAll(/\s+/g, " "));
}

for (const { move, path, titles } of moves) {
  test(`the papers of ${move} print one page for each sheet, empty and full, on A4 and Letter`, async ({
    page,
  }) => {
    await openPapers(page, path);
    const headings = await sheets(page).getByRole("heading", { level: 2 }).allTextContents();
    for (const title of titles) expect(headings.join("\n")).toContain(title);
    const expectOnePageEach = async (format: "A4" | "Letter") => {
      const pages = await print(page, format);
      expect(pages, `on ${format}`).toHaveLength(headings.length);
      for (const [index, heading] of headings.entries()) {
        expect(pages[index]).toContain(heading);
        expect(pages[index]).toMatch(/Source: .*20\d\d/);
      }
      return pages.join(" ");
    };
    await expectOnePageEach("A4");
    await expectOnePageEach("Letter");
    const typed = await fillAll(page);
    await expectOnePageEach("Letter");
    const words = (await expectOnePageEach("A4")).replaceAll(" ", "");
    for (const text of typed) expect(words).toContain(text.replaceAll(" ", ""));
  });
}

test("nothing that is typed is in any request, in an address or, without a choice, in storage", async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  context.on("request", (request) => {
    requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`);
  });
  await openPapers(page, london);
  const typed = await fillAll(page);
  await page.getByRole("link", { name: "Label for the crate" }).click();
  await expect(sheets(page)).toHaveCount(1);
  // The same document, so that what was typed is on this sheet, too.
  await expect(sheets(page)).toContainText(typed[0] ?? "");
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("papers");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("zq");
  await page.getByRole("link", { name: "Back to the plan" }).click();
  await expect(page).toHaveURL(/\/plan\?/);
  // Sends what a page sends when it is left.
  await page.goto("about:blank");
  expect(requests.length).toBeGreaterThan(5);
  for (const request of requests) expect(request).not.toMatch(/Wm\d+zq|Moti/);
});

test("what is typed is kept on the device by choice alone, until it is forgotten", async ({
  page,
}) => {
  await openPapers(page, london);
  const keep = page.getByRole("checkbox", { name: "Keep what I type" });
  await expect(keep).not.toBeChecked();
  await field(page, "Microchip number").fill("356093400012345");
  await page.reload();
  await expect(field(page, "Microchip number")).toHaveValue("");
  await field(page, "Microchip number").fill("356093400012345");
  await keep.check();
  await page.reload();
  await expect(field(page, "Microchip number")).toHaveValue("356093400012345");
  await expect(sheets(page).first()).toContainText("356093400012345");
  await page.getByRole("button", { name: "Forget" }).click();
  await expect(field(page, "Microchip number")).toHaveValue("");
  await expect(keep).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("papers"))).toBeNull();
});

test("the papers are entered and left by loading the document, and never have the chat", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(london.replace("/papers", ""));
  await page.clock.fastForward(10_000);
  await expect.poll(() => hasChat(page)).toBe(true);
  await page.getByRole("link", { name: "Print the papers" }).click();
  await expect(field(page, "Microchip number")).toBeEnabled();
  await page.clock.fastForward(30_000);
  expect(await hasChat(page)).toBe(false);
  await page.getByRole("link", { name: "Label for the crate" }).click();
  await expect(sheets(page)).toHaveCount(1);
  await page.clock.fastForward(30_000);
  expect(await hasChat(page)).toBe(false);
  await page.getByRole("banner").locator("a[href='/']").first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.clock.fastForward(10_000);
  await expect.poll(() => hasChat(page)).toBe(true);
});

test("LIVE ANIMALS is an inch high in print", async ({ page }) => {
  await page.goto("/plan/papers/crate-label?to=uk&pet=dog");
  await page.emulateMedia({ media: "print" });
  const heightPx = await page.getByText(/^LIVE\s*ANIMALS$/).evaluate((element) => {
    const { fontSize, fontWeight, fontFamily } = getComputedStyle(element);
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) return 0;
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return canvas.measureText("LIVE").actualBoundingBoxAscent;
  });
  expect(heightPx).toBeGreaterThanOrEqual(96);
});

test("the boxes have borders, and room for a pen", async ({ page }) => {
  await openPapers(page, london);
  await page.emulateMedia({ media: "print" });
  const boxes = sheets(page).getByRole("definition");
  const sizes = await boxes.evaluateAll((elements) =>
    elements.map((element) => ({
      heightPx: element.getBoundingClientRect().height,
      line: getComputedStyle(element).borderBottomWidth,
      top: getComputedStyle(element).borderTopWidth,
    })),
  );
  expect(sizes.length).toBeGreaterThan(60);
  expect(sizes.filter(({ line }) => line === "0px")).toEqual([]);
  // The label for a tube has lines in place of boxes.
  const heights = sizes.filter(({ top }) => top !== "0px").map(({ heightPx }) => heightPx);
  // 7.5 mm.
  expect(Math.min(...heights)).toBeGreaterThan(28);
});

test("the papers fit each window, and axe finds nothing in them, filled in or not", async ({
  page,
}) => {
  for (const { path } of moves.toReversed()) {
    await openPapers(page, path);
    await expectToFitEachWindow(page);
  }
  // All sheets are made of the same parts.
  await page.setViewportSize(phone);
  await expectNoViolations(page);
  await fillAll(page);
  await expectNoViolations(page);
  await field(page, "Owner’s email").fill("without-a-space.without-a-space@mail.example");
  await expectToFitEachWindow(page);
});

test("the pet's name of the plan stands on the sheets, until another one is typed", async ({
  page,
}) => {
  await openPapers(page, `${london}&name=Bruno`);
  const letter = sheets(page).filter({ hasText: "AQCS: request" });
  await expect(letter).toContainText("my dog, Bruno");
  await expect(field(page, "Pet’s name")).toHaveValue("Bruno");
  await field(page, "Pet’s name").fill("Moti");
  await expect(letter).toContainText("my dog, Moti");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the sheets have lines to write on, and no fields to type into", async ({ page }) => {
    await page.goto(london);
    await expect(
      page.getByText("Without it the sheets print with lines to write on"),
    ).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(sheets(page).first()).toContainText("Microchip number");
  });
});
