import { dayInIndia } from "#edge/http/india-clock.ts";
import { summariseCrates } from "#travel/airlines/airlines.server.ts";
import { describeAdvice } from "./advice/advice-texts.server.ts";
import { examplePet, listBreedLinks } from "./measures/breed-links.server.ts";
import { listCrateOffers, type Shop } from "./offers/crate-offers.server.ts";
import { crateTexts } from "./result/crate-texts.server.ts";

export type CratePage = Awaited<ReturnType<typeof describeCratePage>>;

/** The parts of the crate finder's page that do not depend on the measures, which stay in the browser. */
export async function describeCratePage(shop: Shop, now: Date) {
  const offers = await listCrateOffers(shop);
  const today = dayInIndia(now.getTime());
  return {
    ...offers,
    carriers: summariseCrates(offers.crates),
    advice: describeAdvice(today),
    breeds: listBreedLinks(),
    example: examplePet,
    texts: crateTexts,
  };
}
