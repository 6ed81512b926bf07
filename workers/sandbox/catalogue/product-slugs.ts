import { productIds } from "../product-ids";
import { stableId } from "../ulid";

/** A product's slug names its folder of pictures. */
export const productIdBySlug = {
  microchip: productIds.microchip,
  "cabin-bag": productIds.cabinTravelBag,
  "iata-cr1-crate": productIds.cr1Crate,
  "large-dog-carrier": productIds.largeDogCarrier,
  "portable-bottle": productIds.portableBottle,
  "crate-bottle": productIds.crateBottle,
  "bowl-bottle": productIds.bowlBottle,
  "travel-harness": stableId("prod", "travel-harness"),
  "crate-pads": stableId("prod", "crate-pads"),
  "cooling-mat": stableId("prod", "cooling-mat"),
  "crate-bed": stableId("prod", "crate-bed"),
  "live-animal-labels": stableId("prod", "live-animal-labels"),
  "document-wallet": stableId("prod", "document-wallet"),
  "pet-id-tag": stableId("prod", "pet-id-tag"),
  "travel-planner": stableId("prod", "travel-planner"),
  "wooden-crate": stableId("prod", "wooden-crate"),
  "crate-bowls": stableId("prod", "crate-bowls"),
} as const;

export type ProductSlug = keyof typeof productIdBySlug;
