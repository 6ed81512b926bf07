/** Whether the words name a breed for which airlines ask for a reinforced crate. */
export const isStrongBreed = (words: string): boolean =>
  /rottweiler|mastiff|pit[\s-]?bull/i.test(words);
