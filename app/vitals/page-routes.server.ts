import type { ServerBuild } from "react-router";
import { routeName } from "~/log/route-name";

/** The names of the routes that are pages, and not files or what takes posts of scripts. */
export function listPageRoutes(routes: ServerBuild["routes"]): string[] {
  return Object.values(routes).flatMap((route) => {
    const isPage = route?.parentId !== undefined && route.module.default !== undefined;
    return isPage ? [routeName(route.path ?? "")] : [];
  });
}
