import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { Footer } from "./frame/footer";
import { Header } from "./frame/header";
import { NotFoundMessage } from "./frame/not-found-message";
import { PageArea } from "./frame/page-area";
import { UnexpectedErrorMessage } from "./frame/unexpected-error-message";
import { Toaster } from "./toast/toaster";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col bg-cream text-ink antialiased">
        <Header />
        {children}
        <Footer />
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
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
      <title>{isNotFound ? "Page not found" : "Something went wrong"}</title>
      {isNotFound ? <NotFoundMessage /> : <UnexpectedErrorMessage />}
    </PageArea>
  );
}
