import { href } from "react-router";

type TrailStep = { label: string; path: string };

const home: TrailStep = { label: "Home", path: href("/") };

const sections: { prefix: string; step: TrailStep }[] = [
  { prefix: "/services/", step: { label: "Services", path: href("/services") } },
  { prefix: "/products/", step: { label: "All products", path: href("/products") } },
  { prefix: "/blog/", step: { label: "Blog", path: href("/blog") } },
  { prefix: "/guides/", step: { label: "Guides", path: href("/guides") } },
];

/** The ancestors of the page at the path, outermost first. */
export function trailTo(pathname: string): TrailStep[] {
  if (pathname === home.path) return [];
  const section = sections.find(({ prefix }) => pathname.startsWith(prefix));
  return section ? [home, section.step] : [home];
}
