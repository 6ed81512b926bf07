import type { CrateSize } from "#content/shop/crate-sizes.ts";
import type { CrateFinding } from "#travel/crate/formula/find-crates.ts";
import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import type { CrateTexts } from "./crate-texts.server.ts";
import { crateName } from "./margin-words.ts";

/** The draft for WhatsApp: the pet and its measures, the sizes that the finder answered, and what to photograph. */
export function composeCrateText(
  { pet, breed, pets, aCm, bCm, cCm, dCm, isSnubNosed }: CrateMeasures,
  { best, bestRoomy }: Pick<CrateFinding<CrateSize>, "best" | "bestRoomy">,
  { question, photographs, wooden }: CrateTexts["whatsApp"],
): string {
  const described = [
    pets > 1 ? `${pets} ${pet}s, the largest` : `My ${pet}`,
    ...(breed ? [breed] : []),
    ...(isSnubNosed ? ["snub-nosed"] : []),
  ].join(", ");
  const roomy = bestRoomy && bestRoomy !== best ? `, or ${crateName(bestRoomy)} to be roomy` : "";
  const size = best ? `${crateName(best)}${roomy}` : wooden;
  return `${question} ${described}: A ${aCm} cm, B ${bCm} cm, C ${cCm} cm, D ${dCm} cm. The crate finder answered ${size}. ${photographs}`;
}
