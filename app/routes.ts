import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { landingPages } from "./content/shop/landing-pages.ts";

const landingPage = (path: string) =>
  route(path.slice(1), "routes/landing-page.tsx", { id: path.slice(1) });
const legalPage = (slug: string) => route(slug, "routes/legal-page.tsx", { id: slug });

export default [
  index("routes/home.tsx"),
  route("about", "routes/about.tsx"),

  route("services", "routes/services.tsx"),
  route("services/:service", "routes/service.tsx"),

  route("products", "routes/products.tsx"),
  ...Object.keys(landingPages).map(landingPage),
  route("products/:productId", "routes/product.tsx"),
  route("cart", "routes/cart.tsx"),
  route("cart/offers", "routes/cart-offers.ts"),
  route("checkout", "routes/checkout.tsx"),

  route("blog", "routes/blog.tsx"),
  route("blog/:article", "routes/article.tsx"),
  route("feed.xml", "routes/feed.ts"),
  route("guides", "routes/guides.tsx"),
  route("guides/airlines", "routes/airlines.tsx"),
  route("guides/:guide", "routes/article.tsx", { id: "routes/guide" }),

  route("plan", "routes/plan.tsx"),
  route("plan/papers", "routes/papers.tsx"),
  route("plan/papers/:sheet", "routes/papers.tsx", { id: "routes/paper-sheet" }),
  route("plan/together", "routes/plan-together.tsx"),
  route("plan/together.ics", "routes/plan-together-ics.ts"),
  route("plan.json", "routes/plan-json.ts"),
  route("plan.ics", "routes/plan-ics.ts"),

  route("crate-size", "routes/crate-size.tsx"),
  route("crate-size.json", "routes/crate-size-json.ts"),
  route("quote", "routes/quote.tsx"),
  route("quote/find", "routes/quote-find.tsx"),
  route("quote/:quoteKey", "routes/quote-result.tsx"),
  route("quote/:quoteKey/papers", "routes/journey-papers.tsx"),
  route("quote/:quoteKey/papers/:sheet", "routes/journey-papers.tsx", {
    id: "routes/journey-paper-sheet",
  }),
  route("quote/:quoteKey/journey.ics", "routes/journey-ics.ts"),

  route("not-you/:mailKey", "routes/not-you.tsx"),

  // The office's, on a host of its own.
  layout("routes/desk.tsx", [
    route("desk", "routes/desk-list.tsx"),
    route("desk/new", "routes/desk-new.tsx"),
    route("desk/:enquiry", "routes/desk-enquiry.tsx"),
    route("desk/:enquiry/edit", "routes/desk-edit.tsx"),
    route("desk/:enquiry/erase", "routes/desk-erase.tsx"),
    route("desk/:enquiry/offer", "routes/desk-offer.tsx"),
    route("desk/:enquiry/journey", "routes/desk-journey.tsx"),
    route("desk/housekeeping", "routes/desk-housekeeping.tsx"),
    route("desk/texts", "routes/desk-texts.tsx"),
    route("desk/figures", "routes/desk-figures.tsx"),
    route("desk/log", "routes/desk-log.tsx"),
    route("desk/export", "routes/desk-export.tsx"),
  ]),
  route("desk/export.csv", "routes/desk-csv.ts"),
  route("desk/figures.csv", "routes/desk-figures-csv.ts"),

  route("locations", "routes/locations.tsx"),
  route("testimonials", "routes/testimonials.tsx"),
  route("faq", "routes/faq.tsx"),
  route("contact", "routes/contact.tsx"),
  route("search", "routes/search.tsx"),

  legalPage("privacy-policy"),
  legalPage("terms-and-conditions"),
  legalPage("return-policy"),
  legalPage("accessibility"),
  route("sitemap", "routes/sitemap.tsx"),
  route("sitemap.xml", "routes/sitemap-xml.ts"),
  route("sitemap-products.xml", "routes/sitemap-products.ts"),
  route("robots.txt", "routes/robots-txt.ts"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("llms.txt", "routes/llms-txt.ts"),
  route(".well-known/security.txt", "routes/security-txt.ts"),
  route("hooks/catalog", "routes/catalog-hook.ts"),
  route("healthz", "routes/health.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
