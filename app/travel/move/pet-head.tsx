/** The drawn head of a dog or a cat, beside its word or its name. */
export const PetHead = ({ pet }: { pet: string }) => (
  <img
    src={`/media/${pet}-head.svg`}
    alt=""
    width="28"
    height="28"
    className="size-5 shrink-0 sm:size-7"
  />
);
