import { setPrivateHeaders } from "#edge/caching/private-pages.server.ts";
import type { Config } from "#edge/config.ts";
import { isRead } from "#edge/http/request-kind.ts";
import { log } from "#edge/log/log.server.ts";
import { setSecurityHeaders } from "#edge/security/security-headers.ts";
import type { DeskContext } from "#office/desk/desk-context.server.ts";
import { createDesk } from "#office/desk/store/desk.server.ts";
import { createTokenCheck, type Staff, type Verdict } from "./verify-token.server.ts";

type DeskConfig = Omit<NonNullable<Config["desk"]>, "origin">;

/** The entrance to the desk's host, where Cloudflare Access stands in front of the Worker. */
export type Entrance = ReturnType<typeof createEntrance>;

export function createEntrance(
  desk: DeskConfig,
  { stage, siteUrl }: Pick<Config, "stage" | "siteUrl">,
) {
  const checkToken = createTokenCheck(desk);

  return {
    isAskedFor: (request: Request) => new URL(request.url).host === desk.host,

    /** Who sent the request, or its refusal. Only requests from here go on to the desk's routes. */
    async admit(request: Request): Promise<Staff | Response> {
      const token = readToken(request, stage);
      const verdict: Verdict = token
        ? await checkToken(token)
        : { kind: "refused", code: "NO_TOKEN" };
      if (verdict.kind === "unavailable") {
        log.error("The keys of Access cannot be read", { error: verdict.cause });
        return explain(503, "We cannot check who you are just now. Please try again in a minute.");
      }
      if (verdict.kind === "refused") {
        log.info("A request to the desk was refused", {
          method: request.method,
          status: 403,
          code: verdict.code,
        });
        const text = "This is for our office only. Please sign in with your office address.";
        return explain(403, text, stage === "local" ? localSignIn(desk, request) : null);
      }
      if (!isRead(request) && !isFromDesk(request)) {
        return explain(403, "Forms are accepted from the desk’s own pages only.");
      }
      return verdict.staff;
    },

    createContext: (request: Request, staff: Staff, database: D1Database): DeskContext => ({
      staff,
      desk: createDesk(database),
      siteOrigin: siteUrl ?? localSite(request),
      signOutUrl: `${desk.teamDomain}/cdn-cgi/access/logout`,
    }),

    /** Keeps a response of the desk's host out of caches, indexes and other sites' referrers. */
    seal(response: Response): Response {
      const sealed = new Response(response.body, response);
      setPrivateHeaders(sealed.headers);
      // With no-referrer, browsers would send `Origin: null` with the desk's own forms.
      sealed.headers.set("Referrer-Policy", "same-origin");
      return sealed;
    },
  };
}

/** Cloudflare adds the header. Nothing does so locally, so the token is read from the cookie of Access. */
function readToken({ headers }: Request, stage: Config["stage"]): string | null {
  const header = headers.get("Cf-Access-Jwt-Assertion");
  if (header !== null || stage !== "local") return header;
  const [, cookie = null] =
    /(?:^|;\s*)CF_Authorization=([^;]+)/.exec(headers.get("Cookie") ?? "") ?? [];
  return cookie;
}

/** Browsers send `Origin` with each form post. */
function isFromDesk({ url, headers }: Request): boolean {
  return headers.get("Origin") === new URL(url).origin;
}

/** Only a local site may lack SITE_URL: it has the desk's port. */
function localSite({ url }: Request): string {
  const site = new URL(url);
  site.hostname = "localhost";
  return site.origin;
}

/** The sandbox's page, on the desk's own host, so that the browser sends its cookie to the desk. */
function localSignIn({ teamDomain }: DeskConfig, { url }: Request): string {
  const { origin, hostname, protocol } = new URL(url);
  const { port } = new URL(teamDomain);
  const search = new URLSearchParams({ desk: origin });
  return `${protocol}//${hostname}:${port}/access/sign-in?${search}`;
}

function explain(status: number, text: string, signIn: string | null = null): Response {
  const link = signIn ? `<p><a href="${signIn.replaceAll("&", "&amp;")}">Sign in</a></p>` : "";
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>The desk</title>
<h1>The desk</h1><p>${text}</p>${link}</html>\n`;
  const response = new Response(html, { status });
  response.headers.set("Content-Type", "text/html; charset=utf-8");
  setPrivateHeaders(response.headers);
  setSecurityHeaders(response.headers);
  return response;
}
