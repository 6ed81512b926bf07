import { Link } from "react-router";
import { writeNames } from "#ui/forms/query.ts";
import { Fold } from "#ui/layout/fold.tsx";
import type { BreedLink } from "./breed-links.server.ts";
import type { CrateQuery } from "./crate-query.ts";

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
  const kept = writeNames(["pets", "weight", "litter", "pad"], query);
  return (
    <Fold title="No tape at hand? Start with a breed" heading={null} className="print:hidden">
      <p>{advice}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {breeds.map(({ name, pet, search }) => (
          <li key={name} className={ofOthers[pet]}>
            <Link
              to={{ search: [search, kept].filter(Boolean).join("&"), hash: "answer" }}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-teal px-4 font-semibold lg:min-h-9 lg:px-3 lg:text-sm text-teal hover:bg-teal-pale"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
