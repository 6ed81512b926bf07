import { expect, it } from "vitest";
import { findFlight } from "./flights.server.ts";

it("a flight leads to its airline’s own website, and to none of an airline that we do not know", () => {
  expect(findFlight("AI 131")).toEqual({ number: "AI 131", site: "https://www.airindia.com/" });
  expect(findFlight("ZZ 1")).toEqual({ number: "ZZ 1", site: null });
});
