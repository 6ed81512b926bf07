import { coolingMat, crateBed, cratePads } from "./bedding";
import { cr1Crate, largeDogCarrier, woodenCrate } from "./crates";
import type { CatalogueProduct, CatalogueVariant } from "./define-product";
import {
  documentWallet,
  liveAnimalLabels,
  microchip,
  petIdTag,
  travelPlanner,
} from "./identity-and-papers";
import { cabinBag, travelHarness } from "./travel-gear";
import { bowlBottle, crateBottle, crateBowls, portableBottle } from "./water";

export const catalogue: readonly CatalogueProduct[] = [
  microchip,
  cabinBag,
  cr1Crate,
  largeDogCarrier,
  portableBottle,
  crateBottle,
  bowlBottle,
  travelHarness,
  cratePads,
  coolingMat,
  crateBed,
  liveAnimalLabels,
  documentWallet,
  petIdTag,
  travelPlanner,
  woodenCrate,
  crateBowls,
];

export function findProduct(productId: string): CatalogueProduct | undefined {
  return catalogue.find((product) => product.id === productId);
}

export function findVariant(
  variantId: string,
): { product: CatalogueProduct; variant: CatalogueVariant } | undefined {
  for (const product of catalogue) {
    const variant = product.variants.find((candidate) => candidate.id === variantId);
    if (variant !== undefined) return { product, variant };
  }
  return undefined;
}
