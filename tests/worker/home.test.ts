import { beforeAll, describe, expect, it } from "vitest";
import { readElements } from "./site";
import { setFaults } from "./store";

beforeAll(() => setFaults());

describe("the home page", () => {
  it("has a hero that links to the contact form", async () => {
    const links = await readElements("/", 'section[aria-labelledby="hero-title"] a');
    expect(links).toEqual([{ text: "Get Free Quote", href: "/contact" }]);
  });

  it("shows the five steps in order", async () => {
    const headings = await readElements("/", 'section[aria-labelledby="process-title"] h3');
    expect(headings.map(({ text }) => text)).toEqual([
      "Consultation and quote",
      "Documentation and booking",
      "Health and safety checks",
      "The journey",
      "Arrival and reunion",
    ]);
  });
});
