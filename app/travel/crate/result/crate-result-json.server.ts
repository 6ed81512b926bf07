import type { CrateSize } from "#content/shop/crate-sizes.ts";
import { listAdvice } from "#travel/crate/advice/advice.ts";
import type { AdviceTexts } from "#travel/crate/advice/advice-texts.server.ts";
import type { CrateFinding } from "#travel/crate/formula/find-crates.ts";
import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import type { CrateForSale } from "#travel/crate/offers/crates-for-sale.ts";
import { listNotes } from "./crate-notes.ts";
import { crateTexts } from "./crate-texts.server.ts";
import { boxWords } from "./margin-words.ts";

/** The result as data, for other programs. */
export function toCrateJson(
  measures: CrateMeasures,
  finding: CrateFinding<CrateForSale>,
  advice: AdviceTexts,
) {
  const { sharing, formula, needed, roomy, best, bestRoomy, crates } = finding;
  return {
    /** Whether several pets share the crate; if they do not, the sizes are those of one. */
    shares: sharing === "one-pet" ? null : sharing === "shares",
    formula,
    needed,
    roomy,
    /** The names of the smallest crate that fits and of the smallest that is roomy. */
    best: best?.size ?? null,
    bestRoomy: bestRoomy?.size ?? null,
    crates: crates.map((crate) => ({
      size: crate.size,
      productId: crate.productId,
      variantId: crate.variantId,
      fits: crate.fits,
      isRoomy: crate.isRoomy,
      marginsCm: crate.marginsCm,
      volumetricKg: crate.volumetricKg,
      passesHoldDoor: crate.passesHoldDoor,
    })),
    notes: [
      ...listAdvice(measures, finding, advice).map(({ title, text }) => `${title}. ${text}`),
      ...listWoodenNotes(finding),
      ...listNotes(measures, finding.crates, crateTexts),
    ],
  };
}

/** The notes about a wooden crate that the page shows beside its result. */
function listWoodenNotes({ best, bestRoomy, needed, roomy }: CrateFinding<CrateSize>): string[] {
  if (!best)
    return [
      `None of our sizes fits. A wooden crate is built to your pet’s measures: ${boxWords(needed)} inside.`,
    ];
  if (bestRoomy) return [];
  return [
    `None of our sizes is roomy. For that, a wooden crate is built: ${boxWords(roomy)} inside.`,
  ];
}
