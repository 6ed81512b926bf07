import { bowlBottle } from "./bowl-bottle";
import { cabinBag } from "./cabin-bag";
import { coolingMat } from "./cooling-mat";
import { crateBed } from "./crate-bed";
import { crateBottle } from "./crate-bottle";
import { crateBowls } from "./crate-bowls";
import { cratePads } from "./crate-pads";
import type { CatalogueProduct, CatalogueVariant } from "./define-product";
import { documentWallet } from "./document-wallet";
import { cr1Crate } from "./iata-cr1-crate";
import { largeDogCarrier } from "./large-dog-carrier";
import { liveAnimalLabels } from "./live-animal-labels";
import { microchip } from "./microchip";
import { petIdTag } from "./pet-id-tag";
import { portableBottle } from "./portable-bottle";
import { travelHarness } from "./travel-harness";
import { travelPlanner } from "./travel-planner";
import { woodenCrate } from "./wooden-crate";

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
