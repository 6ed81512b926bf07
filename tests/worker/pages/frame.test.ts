import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import { servicePaths } from "#tests/fixtures/route-table.ts";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { readElements } from "#tests/worker/site.ts";

const mainPaths = [
  "/",
  "/about",
  "/services",
  "/products",
  "/locations",
  "/blog",
  "/testimonials",
  "/faq",
  "/contact",
];

const toolPaths = ["/plan", "/crate-size"];

describe.each(["/contact", "/cart", "/checkout", "/no/such/page"])("the frame of %s", (path) => {
  const readPaths = async (selector: string) =>
    (await readElements(path, selector)).map(({ href }) => href);

  it("has a header that links to every main page, every service and both tools, and to the contact form", async () => {
    const [first, second, third, ...others] = await readPaths('header nav[aria-label="Main"] a');
    expect([first, second, third]).toEqual(mainPaths.slice(0, 3));
    // The list of the services begins with all of them.
    expect(others).toEqual(["/services", ...servicePaths, ...toolPaths, ...mainPaths.slice(3)]);
    const links = await readElements(path, "header a");
    expect(links).toContainEqual({ text: "Get Quote", href: "/contact" });
  });

  it("has the floating chat", async () => {
    expect(await readElements(path, "aside button[aria-label='Open chat']")).toHaveLength(1);
  });

  it("has a menu for small screens with every link of the header", async () => {
    const paths = await readPaths("dialog nav a");
    expect(paths).toEqual(expect.arrayContaining([...mainPaths, ...servicePaths, ...toolPaths]));
  });

  it("has a footer that links to the services, the tools, the pages, the policies and our social networks", async () => {
    const paths = await readPaths("footer a");
    const quickPaths = mainPaths.filter((main) => main !== "/services");
    const policies = [
      "/privacy-policy",
      "/terms-and-conditions",
      "/return-policy",
      "/accessibility",
    ];
    const networks = company.socialNetworks.flatMap(({ url }) => url ?? []);
    expect(paths).toEqual(
      expect.arrayContaining([
        ...servicePaths,
        ...toolPaths,
        ...quickPaths,
        ...policies,
        ...networks,
      ]),
    );
    const [footer] = await readElements(path, "footer");
    expect(footer?.text).toContain("24/7 emergency support");
  });
});

describe("the quote", () => {
  const barLinks = (path: string) => readElements(path, "aside[aria-label='Quote and chat'] a");

  it.each([
    "/",
    "/services",
    "/services/export-services",
    "/testimonials",
    "/blog",
    "/blog/navigating-pet-import-regulations-uk",
    "/blog?utm_source=mail",
  ])("has one name and one page in the bar and in the page of %s", async (path) => {
    expect(await barLinks(path)).toEqual([{ text: "Ask for a quote", href: "/quote" }]);
    const links = await readElements(path, "a");
    const quotes = links.filter(({ href }) => href && /^\/quote(\?|$)/.test(href));
    expect(new Set(quotes.map(({ text }) => text.trim()))).toEqual(new Set(["Ask for a quote"]));
    const others = links.filter(({ text, href }) => /quote/i.test(text) && href === "/contact");
    for (const { text } of others) expect(text).toMatch(/^Get (Free )?Quote$/);
  });

  it.each([
    ["a page that does not exist", "/no/such/page"],
    ["an article that does not exist", "/blog/no-such-article"],
    ["the shop", "/products"],
    ["a product", `/products/${productIds.microchip}`],
    ["a landing page of the shop", "/products/microchip-for-pets"],
    ["the planner", "/plan"],
    ["a plan, which asks for it beside its other ways", "/plan?to=uk&pet=dog"],
    ["the crate finder", "/crate-size"],
    ["a crate, which has a bar of its own", "/crate-size?a=66&b=40&c=25&d=66"],
    ["the quote itself", "/quote"],
    ["the cart", "/cart"],
    ["the checkout", "/checkout"],
  ])("is not in the bar of %s", async (_, path) => {
    expect(await barLinks(path)).toEqual([]);
  });
});
