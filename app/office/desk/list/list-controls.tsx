import { href } from "react-router";
import { nameOf } from "#office/desk/enquiry-words.ts";
import { Button } from "#ui/button.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { allLists, filterNames, type ListQuery, listNames, writeListQuery } from "./list-query.ts";

type ListControlsProps = Required<Pick<ListQuery, "show" | "search" | "holder">> & {
  /** How many cases are in a list, where that says something. */
  counts: Partial<Record<ListQuery["show"], number>>;
  /** How many each one has; '' for nobody. */
  holders: { who: string; count: number }[];
};

const names = { ...filterNames, ...listNames };

/** The search, and links to the filters and lists. */
export function ListControls({ show, search, holder, counts, holders }: ListControlsProps) {
  const held = holders.filter(({ who }) => who !== "");
  const free = holders.find(({ who }) => who === "")?.count ?? 0;
  const counted: typeof counts = { ...counts, free };
  const isList = (name: ListQuery["show"]) => name === show && search === "" && holder === "";
  return (
    <>
      {/* The search is in the address, so that going back repeats it. No log has the desk's addresses. */}
      <search>
        <form action={href("/desk")} className="flex flex-wrap items-end gap-3">
          <label className="min-w-0 flex-1 basis-40 font-semibold">
            Name, reference, phone, breed, month or words
            <input
              type="search"
              name="q"
              defaultValue={search}
              className="mt-1 block min-h-12 w-full rounded-lg border-2 border-ink-soft/70 bg-white px-4 font-normal hover:border-teal"
            />
          </label>
          <Button type="submit" look="quiet">
            Find
          </Button>
        </form>
      </search>
      <div className="mt-5">
        <FilterLinks
          label="Lists"
          pathname={href("/desk")}
          choices={allLists.map((choice) => {
            const count = counted[choice];
            return {
              name: count === undefined ? names[choice] : `${names[choice]} ${count}`,
              search: writeListQuery({ show: choice }),
              isChosen: isList(choice),
            };
          })}
        />
        {held.length > 0 && (
          <FilterLinks
            label="Who has it"
            pathname={href("/desk")}
            choices={held.map(({ who, count }) => ({
              name: `${nameOf(who)} ${count}`,
              search: writeListQuery({ show: "all", holder: who }),
              isChosen: who === holder,
            }))}
          />
        )}
      </div>
    </>
  );
}
