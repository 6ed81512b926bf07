import { href } from "react-router";
import { setPrivateHeaders } from "#edge/caching/private-pages.server.ts";
import type { Config } from "#edge/config.ts";
import { readForm } from "#edge/http/limited-body.server.ts";
import { isRead } from "#edge/http/request-kind.ts";
import { log } from "#edge/log/log.server.ts";
import type { DeskContext } from "#office/desk/desk-context.server.ts";
import { createDesk } from "#office/desk/store/desk.server.ts";
import { type Posted, refusalPage } from "./refusal-page.server.tsx";
import { createTokenCheck, type Staff, type Verdict } from "./verify-token.server.ts";

type DeskConfig = Omit<NonNullable<Config["desk"]>, "origin">;

/** The entrance to the desk's host, where Cloudflare Access stands in front of the Worker. */
export type Entrance = ReturnType<typeof createEntrance>;

export function createEntrance(
  desk: DeskConfig,
  { stage, siteUrl }: Pick<Config, "stage" | "siteUrl">,
) {
  const checkToken = createTokenCheck(desk);

  function refuseWithoutKeys(error: unknown, posted: Posted | null) {
    log.error("The keys of Access cannot be read", { error });
    return refusalPage({
      status: 503,
      title: "Please try again in a minute",
      text: "We cannot check who you are just now.",
      link: openDesk,
      posted,
    });
  }

  function refuseStranger(request: Request, code: string, posted: Posted | null) {
    const { method } = request;
    log.info("A request to the desk was refused", { method, status: 403, code });
    return refusalPage({
      status: 403,
      title: posted ? "You are not signed in any more" : "Please sign in",
      text: "This is for our office only. Please sign in with your office address.",
      // Deployed, Access asks whoever opens the desk to sign in.
      link: {
        path: stage === "local" ? localSignIn(desk, request) : openDesk.path,
        words: "Sign in at the desk",
      },
      posted,
    });
  }

  return {
    isAskedFor: (request: Request) => new URL(request.url).host === desk.host,

    /** Who sent the request, or its refusal. Only requests from here go on to the desk's routes. */
    async admit(request: Request): Promise<Staff | Response> {
      const token = readToken(request, stage);
      const verdict: Verdict = token
        ? await checkToken(token)
        : { kind: "refused", code: "NO_TOKEN" };
      if (verdict.kind !== "staff") {
        const posted = await readPosted(request);
        return verdict.kind === "unavailable"
          ? refuseWithoutKeys(verdict.cause, posted)
          : refuseStranger(request, verdict.code, posted);
      }
      if (!isRead(request) && !isFromDesk(request)) {
        return refusalPage({
          status: 403,
          title: "Not from the desk",
          text: "Forms are accepted from the desk’s own pages only. Nothing was changed.",
          link: openDesk,
        });
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

const openDesk = { path: href("/desk"), words: "Open the desk" };

/** The form that one of the desk's own pages has posted; null for any other request, whose words are not repeated. */
async function readPosted(request: Request): Promise<Posted | null> {
  if (isRead(request) || !isFromDesk(request)) return null;
  const form = await readForm(request);
  if (!form) return null;
  return [...form].filter((field): field is [string, string] => typeof field[1] === "string");
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
