import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

it("names who may be mailed by each binding, and the queues that are read", async () => {
  const folder = await mkdtemp(join(tmpdir(), "marigold-"));
  const config = join(folder, "wrangler.toml");
  await writeFile(
    config,
    `name = "site"
[env.staging.vars]
[[env.staging.send_email]]
name = "MAIL"
allowed_destination_addresses = ["asha@marigoldpets.example", "office@marigoldpets.example"]
[[env.staging.send_email]]
name = "TEAM_MAIL"
destination_address = "office@marigoldpets.example"
[[env.staging.send_email]]
name = "OPEN"
[[env.staging.queues.consumers]]
queue = "marigold-mail-events"
`,
  );
  const { mailBindings, consumedQueues } = await readEnvironment("staging", config);
  await rm(folder, { recursive: true });
  const office = "office@marigoldpets.example";
  expect(mailBindings).toEqual([
    { name: "MAIL", recipients: ["asha@marigoldpets.example", office] },
    { name: "TEAM_MAIL", recipients: [office] },
    { name: "OPEN", recipients: null },
  ]);
  expect(consumedQueues).toEqual(["marigold-mail-events"]);
});
