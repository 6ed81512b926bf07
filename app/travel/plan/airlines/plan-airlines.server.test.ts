import { expect, it } from "vitest";
import { groupAirlines } from "./plan-airlines.server.tsx";

const today = "2026-11-27";

it("joins the airlines that say the same, and leaves out a way that none of them has", () => {
  const { ways, groups, inShort } = groupAirlines({ to: "uk", pet: "dog" }, today);
  expect(ways).toEqual(["cargo"]);
  expect(inShort).toBe("By general rules: 7 as cargo only, 3 to ask");
  const [first] = groups;
  expect(first?.words).toBe("as cargo only");
  expect(first?.rows.map(({ names }) => names.length)).toEqual([7]);
});

it("keeps airlines with other limits apart", () => {
  const { groups } = groupAirlines({ to: "canada", pet: "cat" }, today);
  expect(groups[0]?.rows.map(({ names, figure }) => [names.join(" "), figure])).toEqual([
    ["Lufthansa SWISS", "Cabin ≤\u00a08\u00a0kg"],
    ["KLM", "Cabin ≤\u00a08\u00a0kg"],
    ["Air France", "Cabin ≤\u00a08\u00a0kg"],
  ]);
});
