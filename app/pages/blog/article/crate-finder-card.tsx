import { crateFinder } from "#content/navigation.ts";
import { ButtonLink } from "#ui/button.tsx";

/** The first step of a guide about crates, as the planner’s form is that of others. */
export const CrateFinderCard = () => (
  <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-paper p-5 shadow-card print:hidden">
    <div>
      <p className="font-display font-semibold text-xl">{crateFinder.label}</p>
      <p className="mt-1">Give your pet’s four lengths, and see which sizes fit.</p>
    </div>
    <ButtonLink to={crateFinder.path} className="max-sm:w-full">
      Find the crate
    </ButtonLink>
  </div>
);
