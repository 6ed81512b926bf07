import { href } from "react-router";
import { company } from "#content/company/company.ts";
import { contentResponse } from "#edge/caching/cache-policy.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
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
