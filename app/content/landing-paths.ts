/** The landing pages' addresses below /products, as the specification has them (section 2). */
export const landingSlugs = [
  "microchip-for-pets",
  "pet-travel-bags",
  "iata-approved-dog-carriers",
  "iata-approved-dog-carrier-excess-baggage",
  "travel-water-bottles",
  "pet-accessories",
] as const;

export type LandingPath = `/products/${(typeof landingSlugs)[number]}`;

export function isLandingPath(path: string): path is LandingPath {
  return landingSlugs.some((slug) => path === `/products/${slug}`);
}
