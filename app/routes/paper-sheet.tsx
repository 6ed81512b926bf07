import { href } from "react-router";
import type { RouteHandle } from "~/edge/route-table.server";
import { PapersPage, papersLinks, papersTitle } from "~/papers/papers-page";
import { loadPapers } from "~/papers/papers-request.server";
import { planSearchParams } from "~/plan/plan-query";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import type { Route } from "./+types/paper-sheet";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.papers?.sheets[0]?.title ?? papersTitle,
    description: "One sheet of the papers that a move needs, with the dates of the plan, to print.",
    isNoindex: true,
  });

export const links: Route.LinksFunction = papersLinks;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = {
  searchParams: planSearchParams,
  chatFreeBelow: href("/plan/papers"),
};

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadPapers(url, context.get(siteContext).origin, (sheets) =>
    sheets.filter(({ id }) => id === params.sheet),
  );

export default function PaperSheet({ loaderData }: Route.ComponentProps) {
  return <PapersPage {...loaderData} />;
}
