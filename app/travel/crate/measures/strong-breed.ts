/**
 * Whether the words name a breed for which airlines ask for a reinforced crate. In a file of its own, so that the browser
 * does not load the list of breeds with it.
 */
export const isStrongBreed = (words: string): boolean =>
  /rottweiler|mastiff|pit[\s-]?bull/i.test(words);
