import { beforeAll, describe, expect, it } from "vitest";
import { company } from "../../app/content/company";
import { servicePaths } from "../fixtures/route-table";
import { readElements } from "./site";
import { setFaults } from "./store";

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

beforeAll(() => setFaults());

describe.each(["/contact", "/no/such/page"])("the frame of %s", (path) => {
  const readPaths = async (selector: string) =>
    (await readElements(path, selector)).map(({ href }) => href);

  it("has a header that links to every main page and every service, and to the contact form", async () => {
    const [first, second, third, ...others] = await readPaths('header nav[aria-label="Main"] a');
    expect([first, second, third]).toEqual(mainPaths.slice(0, 3));
    // The list of the services begins with all of them.
    expect(others).toEqual(["/services", ...servicePaths, ...mainPaths.slice(3)]);
    const links = await readElements(path, "header a");
    expect(links).toContainEqual({ text: "Get Quote", href: "/contact" });
  });

  it("has the floating chat", async () => {
    const [button] = await readElements(path, "aside button[aria-label='Open chat']");
    expect(button?.text).toBe("Chat");
  });

  it("has a menu for small screens with every link of the header", async () => {
    const paths = await readPaths("dialog nav a");
    expect(paths).toEqual(expect.arrayContaining([...mainPaths, ...servicePaths]));
  });

  it("has a footer that links to the services, the pages, the policies and our social networks", async () => {
    const paths = await readPaths("footer a");
    const quickPaths = mainPaths.filter((main) => main !== "/services");
    const policies = ["/privacy-policy", "/terms-and-conditions", "/return-policy"];
    const networks = company.socialNetworks.flatMap(({ url }) => url ?? []);
    expect(paths).toEqual(
      expect.arrayContaining([...servicePaths, ...quickPaths, ...policies, ...networks]),
    );
    const [footer] = await readElements(path, "footer");
    expect(footer?.text).toContain("24/7 emergency support");
  });
});

describe("the quote", () => {
  it.each(["/", "/services", "/services/export-services", "/testimonials", "/blog"])(
    "is named alike in the bar and in the page of %s",
    async (path) => {
      const links = await readElements(path, "a");
      const quotes = links.filter(
        ({ text, href }) => /quote/i.test(text) && href?.startsWith("/contact"),
      );
      expect(quotes).toContainEqual({ text: "Get a free quote", href: "/contact" });
      // The buttons of the header and of the hero have labels of their own.
      const names = quotes
        .map(({ text }) => text)
        .filter((text) => !/^Get (Free )?Quote$/.test(text));
      expect(new Set(names)).toEqual(new Set(["Get a free quote"]));
    },
  );

  it.each(["/cart", "/checkout"])(
    "and the chat are absent on %s, where the visitor pays",
    async (path) => {
      expect(await readElements(path, "aside")).toEqual([]);
    },
  );
});
