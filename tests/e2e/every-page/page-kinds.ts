import { matchPath } from "react-router";
import routes from "#routes.ts";
import { basketPath } from "#shop/cart/basket-link.ts";
import { pathOf } from "#tests/e2e/browser-test.ts";
import { hubPath, newsPaths, pagePaths } from "#tests/fixtures/route-table.ts";
import { cabinBag, cr1Crate } from "#workers/sandbox/catalogue/catalogue.ts";

const missingProductPath = "/products/prod_01NONE";
/** Every page. */
export const paths = [...pagePaths, pathOf(cr1Crate), "/no/such/page"];

const routeModuleOf = (address: string) =>
  routes.find(({ path = "" }) => matchPath(`/${path}`, address))?.file;

/** One page of each kind: the first of each route module, and those that have parts of their own. */
export const kinds = new Set([
  ...new Map(paths.toReversed().map((path) => [routeModuleOf(path), path])).values(),
  hubPath,
  ...newsPaths.slice(0, 1),
  "/services/dgft-arrival-permit",
  "/guides/late-booster",
  "/guides/there-and-back",
  pathOf(cabinBag),
  missingProductPath,
]);

const move = "to=uk&city=Pune&place=London&pet=dog&breed=Labrador";
/** Pages that answer what their address says: each kind of result, and what is wrong with the input. */
export const answers = [
  "/plan?to=uk&pet=dog&vaccine=2026-06-01&arrive=2027-07-01&city=Pune",
  "/plan?to=uk&pet=dog&snub=yes&vaccine=2026-06-01&arrive=2026-07-01",
  "/plan?to=eu&pet=dog&vaccine=2027-02-30&country=xx",
  "/plan?to=singapore",
  "/plan?to=australia&pet=dog",
  "/plan/together?to=uk&pet=dog&name=Moti&vaccine=2026-06-01&pet2=cat&name2=Coco",
  "/guides/airlines?to=uae&pet=dog&snub=yes&weight=20",
  "/guides/airlines?to=eu&pet=cat&bag-length=50&bag-width=30&bag-height=24&bag-weight=8.5",
  "/guides/airlines?to=mars&pet=dog&weight=heavy",
  "/crate-size?a=66&b=40&c=25&d=66",
  "/crate-size?a=66&b=40&c=25&d=66&snub=yes&pets=2",
  "/crate-size?pet=cat&a=43&b=22&c=15&d=31&pets=2&weight=4",
  "/crate-size?pet=cat&a=2000&b=20&c=x&d=10",
  `/quote?step=pet&${move}&chip=2026-01-01&a=40`,
  `/quote?step=you&${move}`,
  "/quote?step=you&to=elsewhere&papers=yes",
  "/search?q=kennel",
  "/search?q=zzzz",
  "/?checkout=success",
  basketPath(cr1Crate.variants.map(({ id }) => ({ variantId: id, quantity: 2 }))),
  "/cart?add=crate",
];
