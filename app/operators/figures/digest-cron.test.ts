import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { digestCron } from "./digest-cron";

it("the digest has its cron trigger in every environment of wrangler.toml", () => {
  const settings = readFileSync(new URL("../../../wrangler.toml", import.meta.url), "utf8");
  const triggers = settings.match(/^crons = .*$/gm) ?? [];
  expect(triggers).toHaveLength(3);
  for (const trigger of triggers) expect(trigger).toContain(`"${digestCron}"`);
});
