import { expect, it } from "vitest";
import { checkDestinations } from "./check-destinations.ts";

it("The site is built with rules that a pet can meet", async () => {
  await expect(checkDestinations()).resolves.toBeUndefined();
});

it("The site is not built with rules that no pet can meet within two years", async () => {
  const waitsForYears = {
    name: "waits-for-years",
    enforce: "pre" as const,
    transform: (yaml: string, file: string) =>
      file.endsWith("/uk.yaml")
        ? yaml.replace("blood-sample + 3 months", "blood-sample + 40 months")
        : null,
  };
  await expect(checkDestinations([waitsForYears])).rejects.toThrow(
    "No dog can reach uk within two years: closed by wait",
  );
});
