import { visit } from "#tests/worker/site.ts";

type Box = { lengthCm: number; widthCm: number; heightCm: number };
type Answer = {
  formula: Box;
  needed: Box;
  roomy: Box;
  best: string | null;
  bestRoomy: string | null;
  crates: {
    size: string;
    productId: string;
    variantId: string | null;
    fits: string;
    isRoomy: boolean;
    marginsCm: object;
    volumetricKg: number;
    passesHoldDoor: boolean;
  }[];
  notes: string[];
  shares: boolean | null;
};

/** What `/crate-size.json` answers. */
export const readReply = async (query: string) =>
  (await visit(`/crate-size.json?${query}`)).json<Answer>();
