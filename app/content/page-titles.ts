/** The titles of the pages that have no document of their own (app/content/blog, services, legal), by path. */
export const pageTitles = {
  "/": "Dogs and cats, moved abroad from India and home again",
  "/about": "About us",
  "/services": "Our services",
  "/products": "Pet travel products",
  "/products/microchip-for-pets": "Microchip for pets",
  "/products/pet-travel-bags": "In-cabin pet travel bags",
  "/products/iata-approved-dog-carriers": "Travel crates built to IATA Container Requirement 1",
  "/products/iata-approved-dog-carrier-excess-baggage": "Large dog carrier for excess baggage",
  "/products/travel-water-bottles": "Travel water bottles for pets",
  "/products/pet-accessories": "Pet accessories for the road",
  "/blog": "Guides and news on pet travel",
  "/locations": "Locations: our cities in India",
  "/testimonials": "What owners say",
  "/faq": "Questions that owners ask",
  "/contact": "Contact us",
  "/sitemap": "Sitemap",
} as const;
