import { href } from "react-router";
import type { Plan } from "#travel/plan/engine/plan.ts";
import type { Sheet } from "./sheet-schema.ts";

export type NamedSheet = Sheet & { id: string };

const files = import.meta.glob<Sheet>("./sheets/*.yaml", { import: "default", eager: true });

/** In the order in which they are printed. */
export const allSheets: NamedSheet[] = Object.entries(files)
  .map(([path, sheet]) => ({ ...sheet, id: path.slice("./sheets/".length, -".yaml".length) }))
  .toSorted((one, other) => one.place - other.place);

/** The sheets that a move needs, in the order in which they are printed. */
export const listSheets = (
  { input: { to, pet }, steps }: Pick<Plan, "input" | "steps">,
  sheets = allSheets,
): NamedSheet[] =>
  sheets.filter(
    ({ destinations, species, steps: names }) =>
      (destinations?.includes(to) ?? true) &&
      (species?.includes(pet) ?? true) &&
      (names.length === 0 || steps.some(({ rule }) => names.includes(rule.step))),
  );

/** For each of the plan's steps, the page of the sheet with the fewest others on it. */
export const findSheetPaths = (
  plan: Pick<Plan, "input" | "steps">,
  search: string,
): Record<string, string> =>
  Object.fromEntries(
    listSheets(plan)
      .toSorted((one, other) => other.steps.length - one.steps.length)
      .flatMap(({ id, steps }) => {
        const path = `${href("/plan/papers/:sheet", { sheet: id })}?${search}`;
        return steps.map((step) => [step, path]);
      }),
  );
