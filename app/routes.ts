import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { landingSlugs } from "./content/landing-paths";

const legalPage = (slug: string) => route(slug, "routes/legal-page.tsx", { id: slug });

export default [
  index("routes/home.tsx"),
  route("about", "routes/about.tsx"),

  route("services", "routes/services.tsx"),
  route("services/:service", "routes/service.tsx"),

  route("products", "routes/products.tsx"),
  ...landingSlugs.map((slug) => route(`products/${slug}`, "routes/landing-page.tsx", { id: slug })),
  route("products/:productId", "routes/product.tsx"),
  route("cart", "routes/cart.tsx"),
  route("checkout", "routes/checkout.tsx"),

  route("blog", "routes/blog.tsx"),
  route("blog/:article", "routes/article.tsx"),
  route("feed.xml", "routes/feed.ts"),

  route("locations", "routes/locations.tsx"),
  route("testimonials", "routes/testimonials.tsx"),
  route("faq", "routes/faq.tsx"),
  route("contact", "routes/contact.tsx"),

  legalPage("privacy-policy"),
  legalPage("terms-and-conditions"),
  legalPage("return-policy"),
  route("sitemap", "routes/sitemap.tsx"),
  route("sitemap.xml", "routes/sitemap-xml.ts"),
  route("sitemap-products.xml", "routes/sitemap-products.ts"),
  route("robots.txt", "routes/robots-txt.ts"),
  route("llms.txt", "routes/llms-txt.ts"),
  route(".well-known/security.txt", "routes/security-txt.ts"),
  route("hooks/catalog", "routes/catalog-hook.ts"),
  route("healthz", "routes/health.ts"),
  route("vitals", "routes/vitals.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
