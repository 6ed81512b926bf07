import { href } from "react-router";
import type { RouteHandle } from "~/edge/route-table.server";
import { PapersPage, papersLinks, papersTitle } from "~/papers/papers-page";
import { loadPapers } from "~/papers/papers-request.server";
import { planSearchParams } from "~/plan/plan-query";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import type { Route } from "./+types/papers";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: papersTitle,
    description:
      "The sheets that a move needs, for the vet, the laboratory, the authorities and the airport, to print.",
    isNoindex: true,
  });

export const links: Route.LinksFunction = papersLinks;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** What is typed there, such as a passport's number, must be out of reach of the chat's script. */
export const handle: RouteHandle = {
  searchParams: planSearchParams,
  chatFreeBelow: href("/plan/papers"),
};

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadPapers(url, context.get(siteContext).origin, (sheets) => sheets);

export default function Papers({ loaderData }: Route.ComponentProps) {
  return <PapersPage {...loaderData} />;
}
