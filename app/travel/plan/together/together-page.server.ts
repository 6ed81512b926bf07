import { href } from "react-router";
import { writeQuery } from "#travel/plan/plan-query.ts";
import { describeNoPlan } from "#travel/plan/result/plan-view.server.ts";
import { calendarLink, messageLink } from "#travel/plan/take-along/take-along-links.server.ts";
import { type TogetherQuery, writeTogetherQuery } from "./together-query.ts";
import type { TogetherResult } from "./together-request.server.ts";
import { describeAlone, describeTogether, searchForAll } from "./together-view.server.ts";

/** All that the page shows of what was found. */
export function describeTogetherPage(result: TogetherResult, query: TogetherQuery, origin: string) {
  if (result.kind === "none") {
    const { traveller, noPlan } = result;
    const described = describeNoPlan(noPlan, traveller.query);
    return {
      kind: result.kind,
      noPlan: {
        ...described,
        move: `${traveller.label}: ${described.move}`,
        ways: described.ways.map(({ search, ...way }) => ({
          ...way,
          search: search && searchForAll(search, traveller.number, query),
        })),
      },
      search: writeQuery(traveller.query),
    };
  }
  if (result.kind === "apart") {
    const pets = result.travellers.map((pet) => describeAlone(pet, pet.plan.practical));
    return { kind: result.kind, pets };
  }
  const { together, travellers } = result;
  const view = describeTogether(together, travellers, query);
  const search = writeTogetherQuery(query);
  const address = `${origin}${href("/plan/together")}?${search}`;
  const count = Math.max(...travellers.map(({ number }) => number));
  return {
    kind: result.kind,
    ...view,
    tickList: ["together", query.to, ...travellers.map(({ label }) => label.toLowerCase())].join(
      "-",
    ),
    take: {
      quotePath: `${href("/quote")}?${search}&pets=${count}`,
      url: address,
      title: view.plan.move,
      summary: view.plan.summary,
      takeAlong: [
        calendarLink(`${href("/plan/together.ics")}?${search}`),
        messageLink(`${view.plan.summary} ${address}`),
      ],
    },
  };
}
