import { href } from "react-router";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import sheetStyles from "#travel/papers/paper/sheet.css?url";
import { PapersPage, papersTitle } from "#travel/papers/papers-page.tsx";
import { loadPapers } from "#travel/papers/papers-request.server.ts";
import { planSearchParams } from "#travel/plan/plan-query.ts";
import type { Route } from "./+types/papers";

export const meta: Route.MetaFunction = (args) => {
  const isOne = args.params.sheet !== undefined;
  return pageMeta(args, {
    title: (isOne && args.loaderData?.papers?.sheets[0]?.title) || papersTitle,
    description: isOne
      ? "One sheet of the papers that a move needs, with the dates of the plan, to print."
      : "The sheets that a move needs, for the vet, the laboratory, the authorities and the airport, to print.",
    isNoindex: true,
  });
};

/** Not part of the style sheet that each page of the site has in it. */
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheetStyles }];

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Typed values, such as a passport's number, must be out of reach of the chat's script. */
export const handle: RouteHandle = {
  searchParams: planSearchParams,
  chatFreeBelow: href("/plan/papers"),
  mayBeKept: true,
};

/** All sheets of a move, or the one that the path names. */
export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadPapers(url, context.get(siteContext).origin, params.sheet ?? null);

export default function Papers({ loaderData }: Route.ComponentProps) {
  return <PapersPage {...loaderData} />;
}
