import { expect, it } from "vitest";
import wrangler from "wrangler/package.json" with { type: "json" };
import site from "../package.json" with { type: "json" };

it("Miniflare has the version that wrangler's options are for", () => {
  expect(site.devDependencies.miniflare).toBe(wrangler.dependencies.miniflare);
});
