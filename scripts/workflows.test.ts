import { existsSync, readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";

const root = new URL("..", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(new URL(folder, root))) return [];
  const names = readdirSync(new URL(folder, root)).filter((name) => name.endsWith(ending));
  return names.map((name) => `${folder}${name}`);
}

const jobSchema = v.object({
  uses: v.optional(v.string()),
  needs: v.optional(v.string()),
  environment: v.optional(v.string()),
  if: v.optional(v.string()),
  permissions: v.optional(v.record(v.string(), v.string())),
  "timeout-minutes": v.optional(v.number()),
  steps: v.optional(
    v.array(
      v.object({
        uses: v.optional(v.string()),
        run: v.optional(v.string()),
        if: v.optional(v.string()),
        env: v.optional(v.record(v.string(), v.string())),
        with: v.optional(v.record(v.string(), v.unknown())),
      }),
    ),
    [],
  ),
});

const workflowSchema = v.object({
  permissions: v.unknown(),
  jobs: v.record(v.string(), jobSchema),
});

const workflows = filesIn(".github/workflows/", ".yml");

const parseWorkflow = (file: string) => v.parse(workflowSchema, parseYaml(read(file)));

describe.each(workflows)("%s", (file) => {
  const text = read(file);
  const { permissions, jobs } = parseWorkflow(file);

  it("pins each action to a commit, with its version in a comment", () => {
    const uses = [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map(([, action]) => action);
    const actions = uses.filter((action) => !action?.startsWith("./"));
    for (const action of actions) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("may only read the repository", () => {
    expect(permissions).toEqual({ contents: "read" });
  });

  it("stores no repository credentials in its checkout", () => {
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    for (const step of steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"))) {
      expect(step.with).toMatchObject({ "persist-credentials": false });
    }
  });

  it("uses the project's version of Node", () => {
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    for (const step of steps.filter(({ uses }) => uses?.startsWith("actions/setup-node@"))) {
      expect(step.with).toMatchObject({ "node-version-file": ".nvmrc" });
    }
  });

  it("has a time limit for each job", () => {
    for (const job of Object.values(jobs)) {
      if (!job.uses) expect(job["timeout-minutes"]).toBeGreaterThan(0);
    }
  });
});

describe("the checks", () => {
  const { jobs } = parseWorkflow(".github/workflows/checks.yml");
  const stepsOf = (job: string) => jobs[job]?.steps ?? [];
  const uses = (job: string, action: string) =>
    stepsOf(job).filter((step) => step.uses?.startsWith(`actions/${action}@`));

  it("run without a token", () => {
    expect(read(".github/workflows/checks.yml")).not.toContain("secrets");
  });

  it("run each part of npm test, in jobs that share one build", () => {
    const commands = Object.keys(jobs).flatMap((job) => stepsOf(job).map(({ run }) => run));
    const tests = ["test:worker", "test:components", "test:deployment", "test:browsers"];
    for (const script of ["audit", "check", "build", ...tests, "test:filled-facts"]) {
      expect(commands.filter((command) => command === `npm run ${script}`)).toHaveLength(1);
    }
    expect(commands).toContainEqual(expect.stringMatching(/^npm run test:e2e -- --shard=/));
  });

  it("run the Nu checker, which npm test leaves out, where Java is installed", () => {
    const commands = stepsOf("e2e").map(({ run = "" }) => run);
    expect(commands[0]).toContain("default-jre-headless");
    expect(commands).toContain("npm run test:html");
  });

  it.each(["worker-and-deployment", "e2e", "browsers"])("%s get the build of the job", (job) => {
    expect(jobs[job]?.needs).toBe("build");
    const [upload] = uses("build", "upload-artifact");
    expect(uses(job, "download-artifact")).toMatchObject([
      { with: { name: upload?.with?.name, path: upload?.with?.path } },
    ]);
  });

  it.each([
    ["e2e", "playwright.config.ts", ".wrangler/e2e-results"],
    ["browsers", "playwright.browsers.config.ts", ".wrangler/browsers-results"],
  ])("%s keep what shows why a test failed", (job, config, folder) => {
    expect(uses(job, "upload-artifact")).toMatchObject([
      // The folder is a hidden one, which the action leaves out by default.
      { if: "failure()", with: { path: `${folder}/`, "include-hidden-files": true } },
    ]);
    expect(read(`tests/${config}`)).toContain(`outputDir: "../${folder}"`);
  });
});

describe("the daily run", () => {
  const { jobs } = parseWorkflow(".github/workflows/daily.yml");

  it("runs all browser tests in Debian's chromium, nightly ones too, and can be started manually", () => {
    for (const run of ["npm run test:e2e", "npm run test:nightly"]) {
      expect(jobs.chromium?.steps).toContainEqual(
        expect.objectContaining({ run, env: { CHROMIUM_PATH: "/usr/bin/chromium" } }),
      );
    }
    expect(read(".github/workflows/daily.yml")).toMatch(/^ {2}workflow_dispatch:/m);
  });
});

describe("what is made for a pull request", () => {
  const file = ".github/workflows/make.yml";
  const { make, push } = parseWorkflow(file).jobs;
  const commandsOf = (job: typeof make) => job?.steps.flatMap(({ run }) => run ?? []).join("\n");

  it("is made for branches of the repository alone, and not for main or Dependabot's", () => {
    expect(read(file)).toMatch(/^on: pull_request$/m);
    expect(make?.if).toContain(
      "github.event.pull_request.head.repo.full_name == github.repository &&",
    );
    expect(make?.if).toContain("github.event.pull_request.user.login != 'dependabot[bot]' &&");
    expect(make?.if).toContain("github.head_ref != github.event.repository.default_branch");
  });

  it("is rendered and formatted in a job that may only read", () => {
    expect(make?.permissions).toBeUndefined();
    expect(commandsOf(make)).toMatch(/^npm ci\nnpm run make\nnpm run format/);
  });

  it("is pushed by a job that gets a patch, and runs nothing of the branch or of packages", () => {
    expect(push?.needs).toBe("make");
    expect(push?.permissions).toEqual({ contents: "write", actions: "write" });
    expect(commandsOf(push)).not.toMatch(/npm|node/);
    const others = workflows.flatMap((other) => Object.values(parseWorkflow(other).jobs));
    expect(others.filter(({ permissions }) => permissions)).toEqual([push]);
  });

  it("is checked as the commit that was pushed, since such a push starts no workflow", () => {
    expect(commandsOf(push)).toMatch(/git push .*\ngh workflow run checks\.yml .*--ref "\$BRANCH"/);
    expect(read(".github/workflows/checks.yml")).toMatch(/^ {2}workflow_dispatch:$/m);
  });
});

describe.each(["staging", "production"])("a deployment to %s", (stage) => {
  const file = `.github/workflows/${stage}.yml`;
  const { jobs } = parseWorkflow(file);
  const { build, deploy } = jobs;
  const stepsWith = (job: typeof build, action: string) =>
    job?.steps.filter(({ uses }) => uses?.startsWith(`actions/${action}@`));

  it("is built after the checks, and deployed after the build", () => {
    expect(jobs.checks?.uses).toBe("./.github/workflows/checks.yml");
    expect(build?.needs).toBe("checks");
    expect(deploy?.needs).toBe("build");
  });

  it("gets the secrets of its environment alone", () => {
    expect(deploy?.environment).toBe(stage);
    const secrets = ["CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID", "HOOK_TOKEN"];
    const last = deploy?.steps.at(-1);
    expect(last?.run).toBe(`npm run deploy -- ${stage}`);
    expect(Object.keys(last?.env ?? {})).toEqual(secrets);
    // No other job or step names one.
    expect(read(file).match(/secrets/g)).toHaveLength(secrets.length);
  });

  it("is built for its environment in a job that has no environment, and so no token", () => {
    expect(build?.environment).toBeUndefined();
    const building = { run: "npm run build", env: { CLOUDFLARE_ENV: stage } };
    expect(build?.steps).toContainEqual(expect.objectContaining(building));
  });

  it("builds nothing and runs no script of a package in the job that has the token", () => {
    const commands = deploy?.steps.flatMap(({ run }) => run ?? []);
    expect(commands).toEqual(["npm ci --ignore-scripts", `npm run deploy -- ${stage}`]);
    expect(stepsWith(deploy, "setup-node")?.map((step) => step.with)).toEqual([
      { "node-version-file": ".nvmrc", "package-manager-cache": false },
    ]);
  });

  it("takes the build of that job, which has another name than that of the checks", () => {
    const [upload] = stepsWith(build, "upload-artifact") ?? [];
    expect(upload?.with).toMatchObject({ name: `build-for-${stage}`, path: "build/" });
    // .assetsignore
    expect(upload?.with).toMatchObject({ "include-hidden-files": true });
    expect(stepsWith(deploy, "download-artifact")?.map((step) => step.with)).toEqual([
      { name: `build-for-${stage}`, path: "build/" },
    ]);
  });
});

it("no job with an environment installs packages with their scripts, or builds", () => {
  const risky = workflows.flatMap((file) =>
    Object.values(parseWorkflow(file).jobs)
      .filter(({ environment }) => environment !== undefined)
      .flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
      .filter((run) =>
        /npm (ci|install)(?! --ignore-scripts)|npm run build|vite|react-router/.test(run),
      ),
  );
  expect(risky).toEqual([]);
});

describe("the files that commands write or read", () => {
  const documents = ["README.md", "CONTRIBUTING.md", ...filesIn("docs/", ".md")];

  it.each(documents)("are outside the checkout in %s", (file) => {
    const files = [...read(file).matchAll(/--(?:output|file) (\S+\.\w+)/g)].map(([, name]) => name);
    expect(files.filter((name) => !name?.startsWith("~/"))).toEqual([]);
  });
});

describe("the npm scripts that are named", () => {
  const { scripts } = v.parse(
    v.object({ scripts: v.record(v.string(), v.string()) }),
    JSON.parse(read("package.json")),
  );

  it.each(["README.md", "CONTRIBUTING.md", ...filesIn("docs/", ".md"), ...workflows])(
    "exist for %s",
    (file) => {
      const named = [...read(file).matchAll(/\bnpm run (?:--[\w-]+ )*([a-z][\w:-]*)/g)];
      const missing = named.map(([, name]) => name ?? "").filter((name) => !(name in scripts));
      expect(missing).toEqual([]);
    },
  );
});
