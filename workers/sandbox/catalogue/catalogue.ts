import bowlBottle from "./bowl-bottle.json" with { type: "json" };
import cabinBag from "./cabin-bag.json" with { type: "json" };
import coolingMat from "./cooling-mat.json" with { type: "json" };
import crateBed from "./crate-bed.json" with { type: "json" };
import crateBottle from "./crate-bottle.json" with { type: "json" };
import crateBowls from "./crate-bowls.json" with { type: "json" };
import cratePads from "./crate-pads.json" with { type: "json" };
import documentWallet from "./document-wallet.json" with { type: "json" };
import cr1Crate from "./iata-cr1-crate.json" with { type: "json" };
import largeDogCarrier from "./large-dog-carrier.json" with { type: "json" };
import liveAnimalLabels from "./live-animal-labels.json" with { type: "json" };
import microchip from "./microchip.json" with { type: "json" };
import petIdTag from "./pet-id-tag.json" with { type: "json" };
import portableBottle from "./portable-bottle.json" with { type: "json" };
import travelHarness from "./travel-harness.json" with { type: "json" };
import travelPlanner from "./travel-planner.json" with { type: "json" };
import woodenCrate from "./wooden-crate.json" with { type: "json" };

/** A single product on the wire, except that its pictures are paths; store/wire-format-schema.ts checks all of it. */
export interface Product {
  id: string;
  title: string;
  subtitle: string | null;
  description: string;
  thumbnail: string;
  purchasable: boolean;
  order: number;
  options: { id: string }[];
  variants: Variant[];
  product_collections: { collection_id: string }[];
  additional_info: { description: string }[];
  media: { url: string }[];
  status: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  metadata: object | null;
}

export interface Variant {
  id: string;
  title: string;
  image_url: string | null;
  prices: { amount: number; sale_amount: number | null }[];
  manage_inventory: boolean;
  inventory_quantity: number | null;
  options: { id: string; option_id: string; value: string }[];
}

export const catalogue: readonly Product[] = [
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

// Those that tests name.
export {
  cabinBag,
  coolingMat,
  cr1Crate,
  crateBottle,
  crateBowls,
  cratePads,
  documentWallet,
  largeDogCarrier,
  liveAnimalLabels,
  microchip,
  petIdTag,
  travelHarness,
  woodenCrate,
};
