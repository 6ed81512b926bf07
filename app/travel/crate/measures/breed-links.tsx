import { Link } from "react-router";
import { writeNames } from "#ui/forms/query.ts";
import { Fold } from "#ui/layout/fold.tsx";
import type { BreedLink } from "./breed-links.server.ts";
import { type CrateQuery, crateNames } from "./crate-query.ts";

/** A dog's owner sees no cats, nor a cat's dogs. */
const ofOthers = {
  dog: "group-has-[[value=cat]:checked]/crate:hidden",
  cat: "group-has-[[value=dog]:checked]/crate:hidden",
} as const;

type BreedLinksProps = {
  breeds: BreedLink[];
  query: CrateQuery;
  advice: string;
};

/** Starting points for owners without a tape measure at hand, who keep what else they have answered. */
export function BreedLinks({ breeds, query, advice }: BreedLinksProps) {
  const { pets, weight, litter, pad } = query;
  const linkTo = ({ name, search }: BreedLink) => {
    const lengths = Object.fromEntries(new URLSearchParams(search));
    return writeNames(crateNames, { pets, weight, litter, pad, ...lengths, breed: name });
  };
  return (
    <Fold title="No tape at hand? Start with a breed" heading={null} className="print:hidden">
      <p>{advice}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {breeds.map((breed) => (
          <li key={breed.name} className={ofOthers[breed.pet]}>
            <Link
              to={{ search: linkTo(breed), hash: "answer" }}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-teal px-4 font-semibold lg:min-h-9 lg:px-3 lg:text-sm text-teal hover:bg-teal-pale"
            >
              {breed.name}
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
