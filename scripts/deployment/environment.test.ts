import { expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";

it.each(["staging", "production"] as const)(
  "%s needs its secret, has the edge cache, and keeps its data in Asia",
  async (stage) => {
    const { secrets, isCached, resources, buckets } = await readEnvironment(stage);
    expect(secrets).toEqual(["HOOK_TOKEN"]);
    expect(isCached).toBe(true);
    const creations = [...resources, ...buckets].map(({ creation }) => creation);
    expect(creations).toContain(`d1 create marigold-enquiries-${stage} --location apac`);
    expect(creations).toContain(`r2 bucket create marigold-backups-${stage} --location apac`);
  },
);

it("the sandbox of staging needs its secret", async () => {
  const { secrets } = await readEnvironment("staging", "workers/sandbox/wrangler.toml");
  expect(secrets).toEqual(["SANDBOX_TOKEN"]);
});
