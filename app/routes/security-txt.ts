import { href } from "react-router";
import { company } from "~/content/company/company";
import { contentResponse } from "~/edge/cache-policy";
import { dayMs } from "~/http/india-clock";
import { siteContext } from "~/seo/site-context.server";
import type { Route } from "./+types/security-txt";

/** RFC 9116 recommends less than a year. */
const validForMs = 180 * dayMs;

/** In whole days, so that the file stays the same all day. */
const expiryDay = () => new Date(Date.now() + validForMs).toISOString().slice(0, 10);

/** Where to report a vulnerability (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const lines = [
    `Contact: ${company.email.uri}`,
    `Expires: ${expiryDay()}T00:00:00.000Z`,
    "Preferred-Languages: en",
    `Canonical: ${origin}${href("/.well-known/security.txt")}`,
    "",
  ];
  return contentResponse(lines.join("\n"));
}
