export type NavigationLink = { label: string; path: string };

export const services: NavigationLink[] = [
  { label: "International Pet Relocation", path: "/services/international-pet-relocation" },
  { label: "Import Services", path: "/services/import-services" },
  { label: "Export Services", path: "/services/export-services" },
  { label: "Documentation Assistance", path: "/services/documentation-assistance" },
  { label: "Veterinary Health Tests", path: "/services/veterinary-health-tests" },
  { label: "DGFT Arrival Permit", path: "/services/dgft-arrival-permit" },
];

export const servicesPath = "/services";

/** What the services' dropdown offers. */
export const servicesMenu: NavigationLink[] = [
  { label: "All services", path: servicesPath },
  ...services,
];

/** The links of the header, in order; the one to the services opens a list of them. */
export const headerLinks: NavigationLink[] = [
  { label: "Home", path: "/" },
  { label: "About", path: "/about" },
  { label: "Services", path: servicesPath },
  { label: "Products", path: "/products" },
  { label: "Locations", path: "/locations" },
  { label: "Blog", path: "/blog" },
  { label: "Testimonials", path: "/testimonials" },
  { label: "FAQ", path: "/faq" },
  { label: "Contact", path: "/contact" },
];

export const quickLinks: NavigationLink[] = [
  ...headerLinks.filter(({ path }) => path !== servicesPath),
  { label: "Sitemap", path: "/sitemap" },
];

export const legalLinks: NavigationLink[] = [
  { label: "Privacy policy", path: "/privacy-policy" },
  { label: "Terms and conditions", path: "/terms-and-conditions" },
  { label: "Return policy", path: "/return-policy" },
];
