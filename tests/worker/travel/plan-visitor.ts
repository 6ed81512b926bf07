import { dayMs } from "#edge/http/india-clock.ts";
import { visit } from "#tests/worker/site.ts";

export const isoOf = (daysAhead: number) =>
  new Date(Date.now() + daysAhead * dayMs).toISOString().slice(0, 10);
/** Not past while the test runs, in any time zone. By the clock of now, which other files may have moved on by weeks. */
export const vaccineDay = () => isoOf(10);
export const query = () => `to=uk&pet=dog&vaccine=${vaccineDay()}`;

type PlanJson = {
  earliestArrival: string;
  practicalArrival: string;
  plannedFor: string;
  steps: {
    id: string;
    earliest: string | null;
    kind: string;
    isDone: boolean;
    isLate: boolean;
    source: { read: string; checked: string };
  }[];
};

export const readJson = async (search: string) => {
  const response = await visit(`/plan.json?${search}`);
  return { response, body: await response.json<PlanJson>() };
};
