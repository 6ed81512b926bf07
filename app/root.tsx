import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from "react-router";
import { CartLink } from "#shop/cart/cart-link.tsx";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { company } from "./content/company/company.ts";
import { listUnfilledFacts } from "./content/company/unfilled-facts.server.ts";
import { cachedAs, cachePolicy } from "./edge/caching/cache-policy.ts";
import { canonicalAddress } from "./edge/caching/canonical-address.server.ts";
import { entityTags } from "./edge/caching/entity-tag.ts";
import { privatePages } from "./edge/caching/private-pages.server.ts";
import { canonicalPath } from "./edge/http/canonical-path.ts";
import type { RootData } from "./edge/root-data.ts";
import { refusals } from "./edge/routing/refusals.server.ts";
import { requestLog } from "./edge/routing/request-log.server.ts";
import { securityHeaders } from "./edge/security/security-headers.ts";
import { hideStaging, siteContext } from "./edge/seo/site-context.server.ts";
import { findSocialImage } from "./edge/seo/social-images.server.ts";
import displayFont from "./fonts/fraunces-latin.woff2?url";
import textFont from "./fonts/source-sans-latin.woff2?url";
import { ChatLoader } from "./frame/chat/chat-loader.tsx";
import { NotFoundMessage, UnexpectedErrorMessage } from "./frame/failure/error-messages.tsx";
import { LeaveByDocument } from "./frame/leave-by-document.tsx";
import { PageArea } from "./frame/page-area.tsx";
import { PageShell } from "./frame/page-shell.tsx";
import { PendingPageNote } from "./frame/pending-page-note.tsx";
import { deskGate } from "./office/desk/desk-gate.server.ts";
import { servedSearch } from "./ui/browser/served-address.ts";
import { InputKeeper } from "./ui/forms/typed/input-keeper.tsx";
import { Toaster } from "./ui/toast/toaster.tsx";

export const links: Route.LinksFunction = () => [
  // In production the style sheet is inline (entry.server.tsx).
  ...(import.meta.env.DEV ? [{ rel: "stylesheet", href: stylesheet }] : []),
  ...[displayFont, textFont].map((font) => ({
    rel: "preload",
    href: font,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** Every request passes through these, the first one outermost. */
export const middleware: Route.MiddlewareFunction[] = [
  requestLog,
  securityHeaders,
  hideStaging,
  privatePages,
  deskGate,
  refusals,
  canonicalAddress,
  cachePolicy,
  entityTags,
];

export const headers: Route.HeadersFunction = () => cachedAs("content");

/** The site's data for the first page. Crawlers, which read `socialImage`, load every page as the first. */
export function loader({ url, context }: Route.LoaderArgs): RootData {
  const site = context.get(siteContext);
  const { origin, chat, stage, hasMail, hasFormService, isPrivate, chatFreeBelow = null } = site;
  return {
    origin,
    chat,
    isStaging: stage === "staging",
    hasMail,
    hasFormService,
    isPrivate,
    chatFreeBelow,
    unfilledFacts: stage === "staging" ? listUnfilledFacts() : [],
    socialImage: findSocialImage(canonicalPath(url.pathname)),
  };
}

/** The data does not change during a visit. */
export const shouldRevalidate = () => false;

/** The office's desk has a frame of its own, and no scripts. */
const useIsDesk = () => useMatches().some(({ id }) => id === "routes/desk");

export function Layout({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  return (
    <html lang="en" {...{ [servedSearch]: search }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7efde" />
        {/* First, since Vite's hot reload replaces the style sheet's link, before which React would insert new
            tags of Meta: github.com/remix-run/react-router/issues/12513 */}
        <Links />
        <Meta />
      </head>
      <body className="flex min-h-dvh flex-col bg-cream text-ink">
        {useIsDesk() ? children : <SiteBody>{children}</SiteBody>}
      </body>
    </html>
  );
}

/** The frame and the scripts of the public site. */
function SiteBody({ children }: { children: ReactNode }) {
  return (
    <>
      <PageShell cartLink={<CartLink />}>{children}</PageShell>
      <Toaster />
      <ChatLoader />
      <LeaveByDocument />
      <PendingPageNote />
      <InputKeeper />
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

export default function App() {
  if (useIsDesk()) return <Outlet />;
  return (
    <PageArea>
      <Outlet />
    </PageArea>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PageArea>
      <meta name="robots" content="noindex" />
      <title>{`${isNotFound ? "Page not found" : "Something went wrong"} | ${company.name}`}</title>
      {isNotFound ? <NotFoundMessage /> : <UnexpectedErrorMessage />}
    </PageArea>
  );
}
