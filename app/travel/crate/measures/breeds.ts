import type { Pet } from "#content/pets.ts";
import type { CrateMeasures } from "./crate-measures.ts";

type Lengths = [aCm: number, bCm: number, cCm: number, dCm: number];

export type Breed = { name: string } & Pick<
  CrateMeasures,
  "pet" | "aCm" | "bCm" | "cCm" | "dCm" | "isSnubNosed"
>;

const breed =
  (pet: Pet, isSnubNosed: boolean) =>
  (name: string, [aCm, bCm, cCm, dCm]: Lengths): Breed => ({
    name,
    pet,
    aCm,
    bCm,
    cCm,
    dCm,
    isSnubNosed,
  });

const dog = breed("dog", false);
const snubNosedDog = breed("dog", true);
const cat = breed("cat", false);
const snubNosedCat = breed("cat", true);

/** Our estimates of A, B, C and D for an adult pet. Pets of one breed differ, so owners still measure their own. */
export const breeds: readonly [Breed, ...Breed[]] = [
  dog("Indie dog", [64, 26, 20, 58]),
  dog("Labrador Retriever", [66, 40, 25, 66]),
  dog("Golden Retriever", [70, 36, 26, 68]),
  dog("German Shepherd", [76, 38, 26, 78]),
  dog("Beagle", [50, 21, 18, 46]),
  dog("Indian Spitz", [42, 18, 15, 40]),
  dog("Rajapalayam", [82, 42, 24, 82]),
  dog("Mudhol Hound", [80, 42, 22, 80]),
  dog("Chippiparai", [76, 40, 20, 76]),
  dog("Cocker Spaniel", [50, 22, 19, 48]),
  dog("Dachshund", [46, 12, 16, 32]),
  dog("Dalmatian", [70, 36, 22, 68]),
  dog("Dobermann", [80, 42, 25, 82]),
  dog("Great Dane", [112, 52, 33, 104]),
  dog("Lhasa Apso", [42, 15, 16, 36]),
  dog("Rottweiler", [80, 38, 30, 74]),
  dog("Saint Bernard", [92, 42, 36, 84]),
  dog("Siberian Husky", [70, 34, 23, 68]),
  snubNosedDog("Boxer", [70, 36, 25, 68]),
  snubNosedDog("French Bulldog", [46, 17, 22, 40]),
  snubNosedDog("Pug", [50, 18, 21, 38]),
  snubNosedDog("Shih Tzu", [42, 14, 17, 35]),
  cat("Indie cat", [46, 16, 14, 32]),
  cat("Bengal cat", [50, 18, 14, 35]),
  cat("Maine Coon", [62, 22, 18, 44]),
  cat("Siamese cat", [46, 17, 13, 34]),
  snubNosedCat("Persian cat", [45, 14, 16, 31]),
  snubNosedCat("Himalayan cat", [46, 14, 16, 31]),
];
