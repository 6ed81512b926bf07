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
  "timeout-minutes": v.optional(v.number()),
  steps: v.optional(
    v.array(
      v.object({
        uses: v.optional(v.string()),
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

describe.each(workflows)("%s", (file) => {
  const text = read(file);
  const { permissions, jobs } = v.parse(workflowSchema, parseYaml(text));

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

  it("has a time limit for each job", () => {
    for (const job of Object.values(jobs)) {
      if (!job.uses) expect(job["timeout-minutes"]).toBeGreaterThan(0);
    }
  });
});

describe("the npm scripts that are named", () => {
  const { scripts } = v.parse(
    v.object({ scripts: v.record(v.string(), v.string()) }),
    JSON.parse(read("package.json")),
  );

  it.each(["README.md", ...filesIn("docs/", ".md"), ...workflows])("exist for %s", (file) => {
    const named = [...read(file).matchAll(/\bnpm run (?:--[\w-]+ )*([a-z][\w:-]*)/g)];
    const missing = named.map(([, name]) => name ?? "").filter((name) => !(name in scripts));
    expect(missing).toEqual([]);
  });
});
