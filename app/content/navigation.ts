import { href } from "react-router";

export type NavigationLink = { label: string; path: string };

const servicePath = (service: string) => href("/services/:service", { service });

export const services: NavigationLink[] = [
  {
    label: "International Pet Relocation",
    path: servicePath("international-pet-relocation"),
  },
  { label: "Import Services", path: servicePath("import-services") },
  { label: "Export Services", path: servicePath("export-services") },
  { label: "Documentation Assistance", path: servicePath("documentation-assistance") },
  { label: "Veterinary Health Tests", path: servicePath("veterinary-health-tests") },
  { label: "DGFT Arrival Permit", path: servicePath("dgft-arrival-permit") },
];

export const servicesPath = href("/services");

/** The links of the services dropdown. */
export const servicesMenu: NavigationLink[] = [
  { label: "All services", path: servicesPath },
  ...services,
];

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
];
