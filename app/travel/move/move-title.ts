import { type Pet, petNames } from "#content/pets.ts";

// Apart from the other words, since scripts draw the social images with these.

/** Such as "Dog to the UK". */
export const moveTo = (pet: Pet, place: string): string => `${petNames[pet]} to ${place}`;

/** The title of a guide that is made of rules. */
export const ruleGuideTitle = (place: string): string =>
  `Moving a dog or cat from India to ${place}`;

/** The path under which the social image of such plans is kept. */
export const socialPathOf = (pet: string, to: string): string => `/plan/${pet}-${to}`;
