import { data, href, type MiddlewareFunction, redirect } from "react-router";
import { noSuchData } from "~/edge/refusals.server";
import { matchedRoute, patternToPath } from "~/edge/route-table.server";
import { plainResponse } from "~/http/plain-response";
import { isDataRequest, isRead } from "~/http/request-kind";
import { deskContext } from "./desk-context.server";

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
  return plainResponse(404, "There is no such page at the desk, which begins at /desk.");
};
