// Apart from the other words, since scripts draw the social images with these.

/** The pets that a plan is for. */
export const pets = ["dog", "cat"] as const;

export const petNames = { dog: "Dog", cat: "Cat" } as const satisfies Record<
  (typeof pets)[number],
  string
>;

/** Such as "Dog to the UK". */
export const moveTo = (pet: (typeof pets)[number], place: string): string =>
  `${petNames[pet]} to ${place}`;

/** The title of a guide that is made of rules. */
export const ruleGuideTitle = (place: string): string =>
  `Moving a dog or cat from India to ${place}`;

/** The path under which the social image of such plans is kept. */
export const socialPathOf = (pet: string, to: string): string => `/plan/${pet}-${to}`;
