/** The pets that a plan is for. */
export const pets = ["dog", "cat"] as const;

/** Such as "Dog to the UK". */
export const moveTo = (pet: (typeof pets)[number], place: string): string =>
  `${pet === "dog" ? "Dog" : "Cat"} to ${place}`;

/** The path under which the social image of such plans is kept. */
export const socialPathOf = (pet: string, to: string): string => `/plan/${pet}-${to}`;
