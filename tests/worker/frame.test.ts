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
