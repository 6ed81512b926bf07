import { href } from "react-router";
import type { MenuEntry } from "./front-matter.ts";

export type NavigationLink = { label: string; path: string };

/** Returns `choosing-iata-crate` for `./blog/choosing-iata-crate.mdx`. */
export const slugOfFile = (path: string) => path.replace(/^.*\/|\.mdx$/g, "");

/** Imports only these few words of each document, so that browsers do not load the texts. */
const serviceEntries = import.meta.glob<MenuEntry>("./services/*.mdx", {
  import: "menuEntry",
  eager: true,
});

/** A service is found by its file. */
export const services: NavigationLink[] = Object.entries(serviceEntries)
  .toSorted(([, a], [, b]) => a.place - b.place)
  .map(([file, { title }]) => ({
    label: title,
    path: href("/services/:service", { service: slugOfFile(file) }),
  }));

export const servicesPath = href("/services");

export const servicesMenu: NavigationLink[] = [
  { label: "All services", path: servicesPath },
  ...services,
];

export const planner: NavigationLink = { label: "When can we fly?", path: href("/plan") };

export const crateFinder: NavigationLink = { label: "Which crate?", path: href("/crate-size") };

/** The tools that answer a visitor at once. */
export const tools: NavigationLink[] = [planner, crateFinder];

/** The links of the header, in order. The link to the services opens the dropdown. */
export const headerLinks: NavigationLink[] = [
  { label: "Home", path: href("/") },
  { label: "About", path: href("/about") },
  { label: "Services", path: servicesPath },
  { label: "Products", path: href("/products") },
  { label: "Locations", path: href("/locations") },
  { label: "Blog", path: href("/blog") },
  { label: "Testimonials", path: href("/testimonials") },
  { label: "FAQ", path: href("/faq") },
  { label: "Contact", path: href("/contact") },
];

export const quickLinks: NavigationLink[] = [
  ...headerLinks.filter(({ path }) => path !== servicesPath),
  { label: "Sitemap", path: href("/sitemap") },
];

export const legalLinks: NavigationLink[] = [
  { label: "Privacy policy", path: href("/privacy-policy") },
  { label: "Terms and conditions", path: href("/terms-and-conditions") },
  { label: "Return policy", path: href("/return-policy") },
  { label: "Accessibility", path: href("/accessibility") },
];
