import type { Advice } from "#travel/crate/advice/advice.ts";
import { headroomCm } from "#travel/crate/formula/crate-formula.ts";
import { unmeasuredReserveCm } from "#travel/crate/formula/find-crates.ts";
import { holdDoor } from "#travel/crate/formula/freight.ts";
import { mostSharingKg } from "#travel/crate/formula/sharing.ts";
import { questions } from "#travel/move/questions.ts";
import { formatDate } from "#ui/text/date-words.ts";
import { boxWords } from "./margin-words.ts";

/** The choices beside one pet: each number, since that many crates go into the basket. */
const petCounts = Object.fromEntries(
  Array.from({ length: questions.pets.most - 1 }, (_, index) => {
    const pets = index + 2;
    return [pets, `${pets} pets`];
  }),
);

/** The texts that are the same for every pet. The page has them from its loader, and not in its JavaScript. */
export const crateTexts = {
  intro:
    "A crate that is too small inside is refused. Measure four lengths, and see the one that fits.",
  breeds:
    "These lengths are our estimates for an adult pet. Pets of the same breed differ: measure your own before you buy.",
  /** Before a crate and its price, where nobody has measured the pet. */
  estimate: {
    title: "Measure your own first",
    text: "These are our estimates for the breed. Pets of one breed differ, and a crate that is too small is refused.",
  } satisfies Advice,
  help: "Send us a picture of your pet beside a tape. We measure with you, and ask the airline before you buy.",
  /** In place of the answer. */
  prompts: {
    empty: "Enter your pet’s four lengths to see its crate.",
    invalid: "No crate yet: please correct the marked fields.",
    measured: "",
  },
  comparison: "Inside sizes are what counts; sellers often print the outside",
  /** Of the form's questions. */
  labels: {
    pet: questions.pet.label,
    pets: questions.pet.choices,
    petCounts,
    snub: questions.snub.label,
    breed: questions.breed.label,
    weight: `${questions.weight.label}, of the heaviest`,
    litter: questions.litter.label,
    pad: questions.pad.label,
  },
  /** What a crate of the answer is. */
  reasons: {
    smallest: "Least weight to pay for.",
    roomy: `${headroomCm} cm headroom, if asked for.`,
    both: "Least weight, and room above.",
  },
  /** The labels of a crate's facts. */
  facts: {
    toSpare: "To spare",
    inside: "Inside",
    outside: "Outside",
    weight: "Weight by volume",
    holdDoor: "Narrow body’s hold door",
    measured: "Measured",
  },
  /** The draft of a message, beside the pet, its measures and the answer. */
  whatsApp: {
    question: "Is this crate right?",
    wooden: "a wooden crate, built to measure",
    photographs:
      "With this I send three photographs: from the side, standing; lying; and with a tape at the shoulder.",
  },
  notes: {
    noBedding: "Your pet needs what the formula says: bedding comes on top of the height.",
    roomy: `Roomy means ${headroomCm} cm more above the head. Some airlines ask for it, those of the USA above all.`,
    unmeasured: `A size that we have not measured fits only with ${unmeasuredReserveCm} cm to spare on every side.`,
    weight: "Airlines charge the larger of the weight by volume and the weight on the scale.",
    holdDoor: `The hold door of a narrow-body aircraft is ${boxWords(holdDoor)} at one carrier; others differ.`,
    snubNosed:
      "The 10 per cent more for a snub-nosed pet are included. Some airlines do not take such pets in the hold at all.",
    sharing: `Pets share a crate only if the airline agrees: two up to ${mostSharingKg} kg each, three as one litter under six months. Usually it asks that they are of one species and know each other. Measure the larger one.`,
    strongBreed:
      "For a Rottweiler, a mastiff or a pit bull type, the airline may ask for a reinforced crate (CR 82).",
    airline: "The airline decides, and may ask for more room. Ask it before you buy.",
  },
  formula: {
    name: "IATA Container Requirement 1",
    source: {
      title: "IATA: travelling with pets",
      url: "https://www.iata.org/en/programs/cargo/live-animals/pets/",
    },
    checked: `read in a copy on ${formatDate("2026-11-22")}. The airline decides.`,
    rules: [
      { label: "Length", value: "A + half of B" },
      { label: "Width", value: "2 × C; two pets 3 × C, three pets 4 × C, of the larger" },
      {
        label: "Height",
        value: `D, and the bedding on top; ${headroomCm} cm more in a roomy crate`,
      },
      { label: "Snub-nosed", value: "10 per cent more each way, before the bedding" },
    ],
  },
};

export type CrateTexts = typeof crateTexts;
