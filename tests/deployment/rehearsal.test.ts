import { existsSync } from "node:fs";
import { appendFile, cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import getPort from "get-port";
import { afterAll, beforeAll, expect, it } from "vitest";
import { smokeTest } from "#scripts/deployment/smoke-test.ts";

const repository = new URL("../..", import.meta.url).pathname;
/** In a parent folder if the tests run on a copy of the repository. */
const nodeModules = join(createRequire(import.meta.url).resolve("vite/package.json"), "../..");
let folder: string;

/**
 * Copies the project's files, committed or not, into a new repository, so that its build does not replace the tests'
 * build.
 */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marigold-"));
  const listing = execa({ cwd: repository, lines: true });
  const files = await listing`git ls-files --cached --others --exclude-standard --deduplicate`;
  const notDeleted = files.stdout.filter((file) => existsSync(join(repository, file)));
  for (const file of notDeleted) await cp(join(repository, file), join(folder, file));
  const git = execa({ cwd: folder });
  await git`git init --quiet`;
  await symlink(nodeModules, join(folder, "node_modules"));
  // .gitignore excludes the folder, but not a link to it.
  await appendFile(join(folder, ".git/info/exclude"), "node_modules\n");
  await git`git add --all`;
  await git`git -c user.name=Test -c user.email=test@marigoldpets.internal commit --quiet --message Files`;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("A build for staging can be uploaded, and passes the smoke test with the sandbox as its services", async () => {
  const run = execa({ cwd: folder });
  await run({ env: { CLOUDFLARE_ENV: "staging" } })`node scripts/launch.cjs build`;
  const upload = run`wrangler versions upload --dry-run --config build/server/wrangler.json`;
  expect((await upload).stdout).toMatch(/env\.STAGE \("staging"\)/);

  const port = await getPort();
  const siteUrl = `http://localhost:${port}`;
  const ports = { PORT: String(port), SANDBOX_PORT: String(await getPort()) };
  const STATE_DIR = join(folder, ".wrangler/rehearsal");
  const env = { ...ports, STATE_DIR, SITE_URL: siteUrl, STORE_API_URL: "" };
  // As a deployment does; the server itself applies those of the local environment.
  const state = join(STATE_DIR, "site");
  await run({
    env: { CI: "true" },
  })`wrangler d1 migrations apply ENQUIRIES --local --env staging --persist-to ${state}`;
  const server = run({ env })`node scripts/launch.cjs start --built`;
  const { stdout: commit } = await run`git rev-parse --short HEAD`;
  try {
    const problems = await smokeTest({
      siteUrl,
      stage: "staging",
      expected: { commit },
      timeoutMs: 60_000,
    });
    expect(problems).toEqual([]);
  } finally {
    server.kill();
    await server;
  }
}, 600_000);
