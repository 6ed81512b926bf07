/** The titles of the pages that have no document of their own (app/content/blog, services, legal), by path. */
export const pageTitles = {
  "/": "Dogs and cats, moved abroad from India and home again",
  "/about": "About us",
  "/services": "Our services",
  "/products": "Pet travel products",
  "/blog": "Guides and news on pet travel",
  "/locations": "Locations: our cities in India",
  "/testimonials": "What owners say",
  "/plan": "When can we fly?",
  "/plan/together": "When can they fly together?",
  "/crate-size": "Which crate?",
  "/quote": "Ask for a quote",
  "/guides": "All guides",
  "/guides/airlines": "Which airline takes my pet?",
  "/faq": "Questions that owners ask",
  "/contact": "Contact us",
  "/sitemap": "Sitemap",
} as const;

/** Search engines do not list it, so it has no social image. */
export const searchTitle = "Search";
