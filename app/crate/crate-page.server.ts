import { summariseCrates } from "~/airlines/airlines.server";
import { todayInIndia } from "~/http/india-clock";
import { examplePet, listBreedLinks } from "./measures/breed-links.server";
import { listCrateOffers, type Shop } from "./offers/crate-offers.server";
import { crateTexts } from "./result/crate-texts.server";

export type CratePage = Awaited<ReturnType<typeof describeCratePage>>;

/** The parts of the crate finder's page that do not depend on the measures, which stay in the browser. */
export async function describeCratePage(shop: Shop, now: Date) {
  const offers = await listCrateOffers(shop);
  return {
    ...offers,
    carriers: summariseCrates(offers.crates, todayInIndia(now)),
    breeds: listBreedLinks(),
    example: examplePet,
    texts: crateTexts,
  };
}
