import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { company } from "./content/company";
import { Footer } from "./frame/footer";
import { Header } from "./frame/header";
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

export function ErrorBoundary() {
  return (
    <PageArea>
      <title>{`Something went wrong | ${company.name}`}</title>
      <UnexpectedErrorMessage />
    </PageArea>
  );
}
