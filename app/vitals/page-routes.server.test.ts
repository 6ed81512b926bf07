import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { listPageRoutes } from "./page-routes.server";

type Routes = ServerBuild["routes"];
type Module = NonNullable<Routes[string]>["module"];

const page: Module = { default: () => null };
// The types have every module be a page.
const file = { loader: () => null } as Partial<Module> as Module;

it("the routes of pages are named by their patterns; files, hooks and the frame are none", () => {
  const routes: Routes = {
    root: { id: "root", path: "", module: page },
    home: { id: "home", parentId: "root", index: true, module: page },
    product: { id: "product", parentId: "root", path: "products/:productId", module: page },
    "not-found": { id: "not-found", parentId: "root", path: "*", module: page },
    robots: { id: "robots", parentId: "root", path: "robots.txt", module: file },
  };
  expect(listPageRoutes(routes)).toEqual(["/", "/products/:productId", "/*"]);
});
