import { index, type RouteConfig, route } from "@react-router/dev/routes";

const landingPage = (slug: string) =>
  route(`products/${slug}`, "routes/landing-page.tsx", { id: slug });
const legalPage = (slug: string) => route(slug, "routes/legal-page.tsx", { id: slug });

export default [
  index("routes/home.tsx"),
  route("about", "routes/about.tsx"),

  route("services", "routes/services.tsx"),
  route("services/:service", "routes/service.tsx"),

  route("products", "routes/products.tsx"),
  landingPage("microchip-for-pets"),
  landingPage("pet-travel-bags"),
  landingPage("iata-approved-dog-carriers"),
  landingPage("iata-approved-dog-carrier-excess-baggage"),
  landingPage("travel-water-bottles"),
  landingPage("pet-accessories"),
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
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
