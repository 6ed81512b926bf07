import { href } from "react-router";
import airlineFile from "#travel/airlines/airlines.yaml";
import type { Plan } from "#travel/plan/engine/plan.ts";
import { isAbout, isForMove } from "./scope.server.ts";
import type { Sheet } from "./sheet-schema.ts";

export type NamedSheet = Sheet & { id: string };

type Move = Pick<Plan, "input" | "steps">;

const files = import.meta.glob<Sheet>("./sheets/*.yaml", { import: "default", eager: true });

/** In the order in which they are printed. */
export const allSheets: NamedSheet[] = Object.entries(files)
  .map(([path, sheet]) => ({ ...sheet, id: path.slice("./sheets/".length, -".yaml".length) }))
  .toSorted((one, other) => one.place - other.place);

/** The sheets that a move needs, in the order in which they are printed. */
export function listSheets(move: Move, sheets = allSheets): NamedSheet[] {
  const isCargo = fliesAsCargo(move);
  return sheets
    .filter((sheet) => isForMove(sheet, move) && !(sheet.isForCargo && isCargo === false))
    .map((sheet) =>
      sheet.isForCargo && isCargo === null
        ? { ...sheet, title: `${sheet.title}, if your pet flies as cargo` }
        : sheet,
    );
}

/** Null where it is not known: nearly everywhere the airline decides. */
function fliesAsCargo({ input }: Pick<Move, "input">): boolean | null {
  const isOnlyWay = ({ to, ways }: (typeof airlineFile.arrivals)[number]) =>
    to === input.to && ways.every((way) => way === "cargo");
  if (airlineFile.arrivals.some(isOnlyWay)) return true;
  return input.to === "india" && input.baggage ? false : null;
}

/** For each of the plan's steps, the page of the sheet with the fewest others on it. */
export function findSheetPaths(move: Move, search: string): Record<string, string> {
  const sheets = listSheets(move).flatMap(({ id, steps }) => (steps ? [{ id, steps }] : []));
  const byLength = sheets.toSorted((one, other) => one.steps.length - other.steps.length);
  return Object.fromEntries(
    move.steps.flatMap(({ rule }) => {
      const sheet = byLength.find(({ steps }) => isAbout(steps, rule));
      if (!sheet) return [];
      return [[rule.step, `${href("/plan/papers/:sheet", { sheet: sheet.id })}?${search}`]];
    }),
  );
}
