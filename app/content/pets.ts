/** The pets that fly with us. */
export const pets = ["dog", "cat"] as const;

export type Pet = (typeof pets)[number];

export const petNames = { dog: "Dog", cat: "Cat" } as const satisfies Record<Pet, string>;
