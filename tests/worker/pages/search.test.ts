import { expect, it, vi } from "vitest";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { readAttributes, readElements, readPage, visit } from "#tests/worker/site.ts";
import { setFaults, storeIsDown, takeStoreCalls } from "#tests/worker/store.ts";

/** As the form sends it. */
const searchPath = (q: string) => `/search?${new URLSearchParams({ q })}`;

const findPaths = async (query: string) =>
  (await readElements(searchPath(query), "main section a")).map(({ href }) => href);

it("A search finds a section by its heading, an answer despite a typing error, and a product by its name", async () => {
  expect(await findPaths("tapeworm treatment by the hour")).toContain(
    "/blog/navigating-pet-import-regulations-uk#dogs-tapeworm-treatment-by-the-hour",
  );
  expect(await findPaths("quarentine")).toContain("/faq#quarantine");
  expect(await findPaths("bottle crate")).toContain(`/products/${productIds.crateBottle}`);
});

it("Every result leads to a place that exists", async () => {
  const queries = ["rabies vaccine", "uk", "oman", "australia", "eu", "refund", "crate", "contact"];
  const paths = new Set((await Promise.all(queries.map(findPaths))).flat());
  expect(paths.size).toBeGreaterThan(80);
  const pages = Map.groupBy(paths, (path) => path.replace(/#.*/, ""));
  for (const [page, places] of pages) {
    const { status, ids } = await readPage(page);
    expect(status, page).toBe(200);
    for (const [, id] of places.map((place) => place.split("#"))) if (id) expect(ids).toContain(id);
  }
});

it("The words that were found are marked", async () => {
  const marked = await readElements(searchPath("kennel"), "main mark");
  expect(new Set(marked.map(({ text }) => text.toLowerCase()))).toContain("crate");
});

it("A search says how many answers it has, and each of its links has words of its own within its kind", async () => {
  const [main] = await readElements(searchPath("papers"), "main");
  const links = await readElements(searchPath("papers"), "main section a");
  expect(main?.text).toContain(`${links.length} answers for “papers”`);
  const rules = (await readElements(searchPath("papers"), "section[aria-labelledby=rule] a")).map(
    ({ text }) => text,
  );
  expect(rules.length).toBeGreaterThan(1);
  expect(new Set(rules).size).toBe(rules.length);
});

it("What is typed is shown as text", async () => {
  const typed = `<script>alert("dog")</script>`;
  const html = await (await visit(searchPath(typed))).text();
  expect(html).not.toContain("<script>alert");
  expect(html).toContain("&lt;script&gt;alert(&quot;dog&quot;)&lt;/script&gt;");
  expect(await readAttributes(searchPath(typed), "main input[name=q]", "value")).toEqual([
    typed.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  ]);
});

it.each(["/search", searchPath("dubai")])(
  "%s is not for search engines, which know one address of it",
  async (path) => {
    expect(await readAttributes(path, "meta[name=robots]", "content")).toEqual(["noindex"]);
    const [canonical] = await readElements(path, "link[rel=canonical]");
    expect(canonical?.href).toMatch(/\/search$/);
    expect(await (await visit("/sitemap.xml")).text()).not.toContain("/search<");
  },
);

it("What is searched for goes into no cache, no log and no call to the store", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const { status, headers } = await visit(searchPath("secretword crate"));
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(headers.get("CDN-Cache-Control")).toBeNull();
  expect(JSON.stringify(info.mock.calls)).not.toContain("secretword");
  expect((await takeStoreCalls()).join()).not.toContain("secretword");
  info.mockRestore();
});

it("Without words it shows where most visitors go, and is cached for the day", async () => {
  const response = await visit("/search?q=+");
  expect(response.status).toBe(200);
  const links = (await readElements("/search", "main a")).map(({ href }) => href);
  expect(links).toEqual(
    expect.arrayContaining(["/plan", "/crate-size", "/blog/navigating-pet-import-regulations-uk"]),
  );
  expect((await visit("/search")).headers.get("CDN-Cache-Control")).toMatch(
    /^public, max-age=\d+$/,
  );
});

it("Where nothing is found, it says so, and leads to the tools and to us", async () => {
  const page = await readElements(searchPath("zzzz"), "main");
  expect(page[0]?.text).toContain("Nothing here has “zzzz”");
  const links = (await readElements(searchPath("zzzz"), "main a")).map(({ href }) => href);
  expect(links).toEqual(expect.arrayContaining(["/plan", "/crate-size", "/contact"]));
});

it("More than 100 characters are refused with a message, and 100 are not", async () => {
  const response = await visit(searchPath("dog ".repeat(30)));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("at most 100 characters");
  expect((await visit(searchPath(`${"dog ".repeat(24)}crat`))).status).toBe(200);
  expect((await visit(searchPath("d".repeat(100)))).status).toBe(200);
  expect((await visit(searchPath("d".repeat(3_000)))).status).toBe(400);
});

it("While the store is down, all else is found, and the page says what is missing", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await setFaults(storeIsDown);
  const response = await visit(searchPath("crate"));
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain("its products are missing here");
  expect(html).toContain('href="/blog/choosing-iata-crate"');
  warn.mockRestore();
});

it("The page for a wrong address offers to search for its words, and not for a key", async () => {
  const valueAt = (path: string) => readAttributes(path, "main input[name=q]", "value");
  expect(await valueAt("/blog/moving-my-dog-to-dubai")).toEqual(["moving my dog to dubai"]);
  expect(await valueAt(`/quotes/to-${"a".repeat(32)}-ab12cd-x`)).toEqual(["to"]);
});

it("Every page has a search in its menu and in its footer", async () => {
  for (const place of ["dialog", "footer"]) {
    const forms = await readAttributes("/about", `${place} form[role=search]`, "action");
    expect(forms).toEqual(["/search"]);
  }
});
