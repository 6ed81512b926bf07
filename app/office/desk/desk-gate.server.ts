import { data, href, type MiddlewareFunction, redirect } from "react-router";
import { isDataRequest, isRead } from "#edge/http/request-kind.ts";
import { noSuchData } from "#edge/routing/refusals.server.ts";
import { matchedRoute, patternToPath } from "#edge/routing/route-table.server.ts";
import { refusalPage } from "./access/refusal-page.server.tsx";
import { deskContext } from "./desk-context.server.ts";

/**
 * Keeps the desk's routes and the public ones apart. It compares the matched route, so that the spelling of a path makes
 * no difference. Outside the desk, its routes respond like addresses that do not exist.
 */
export const deskGate: MiddlewareFunction<Response> = (args, next) => {
  const { request, url, pattern, context } = args;
  const isDeskRoute = matchedRoute(args)?.isDesk ?? false;
  const isAtDesk = context.get(deskContext) !== null;
  if (isDeskRoute === isAtDesk) return next();
  if (isDataRequest(request, url)) return noSuchData();
  if (!isAtDesk) throw data(null, { status: 404 });
  if (patternToPath(pattern) === "/" && isRead(request)) return redirect(href("/desk"));
  return refusalPage({
    status: 404,
    title: "This is not at the desk",
    text: "There is no such page here.",
    link: { path: href("/desk"), words: "See what is to be answered" },
  });
};
