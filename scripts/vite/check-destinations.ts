import { type Plugin, runnerImport } from "vite";
import { dayInIndia } from "#edge/http/india-clock.ts";
import { readDay } from "#travel/move/calendar.ts";
import { ContentError } from "./content-error.ts";
import { travelRules } from "./travel-rules.ts";

type Planner = typeof import("#travel/plan/engine/unreachable.ts");

/** Stops a build of rules that no pet can meet within two years. */
export const reachableDestinations = (): Plugin => ({
  name: "reachable-destinations",
  apply: "build",
  async buildStart() {
    if (this.environment.name === "client") await checkDestinations();
  },
});

/**
 * Plans a move to each destination, since rules that are right one by one may leave no landing together.
 * @param plugins that change the files of rules before they are compiled, for tests
 * @throws ContentError that names the destination and the step
 */
export async function checkDestinations(plugins: Plugin[] = []): Promise<void> {
  const { module } = await runnerImport<Planner>("./app/travel/plan/engine/unreachable.ts", {
    configFile: false,
    logLevel: "warn",
    plugins: [...plugins, travelRules()],
  });
  const [problem] = module.listUnreachable(readDay(dayInIndia(Date.now())));
  if (problem) throw new ContentError("app/travel/rules", problem);
}
