import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const execute = promisify(execFile);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "marigold-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the audit with an npm that prints the report; returns the output and the exit code. */
async function audit(report: unknown, variables = { GITHUB_ACTIONS: "" }) {
  const script = `#!/bin/sh\ncat <<'END'\n${JSON.stringify(report)}\nEND\nexit 1\n`;
  await writeFile(join(folder, "npm"), script);
  await chmod(join(folder, "npm"), 0o755);
  const env = { ...process.env, ...variables, PATH: `${folder}:${process.env.PATH}` };
  return execute(process.execPath, ["scripts/launch.cjs", "audit"], { env }).then(
    ({ stdout }) => ({ output: stdout, code: 0 }),
    ({ stderr, code }) => ({ output: stderr, code }),
  );
}

const vulnerability = (severity: string) => ({ severity, range: "<1.2.3" });

describe("the audit of production dependencies", () => {
  it("fails when a vulnerability is high or critical, and names the packages", async () => {
    const vulnerabilities = {
      valibot: vulnerability("high"),
      react: vulnerability("critical"),
      unified: vulnerability("moderate"),
    };
    expect(await audit({ vulnerabilities })).toEqual({
      output: "valibot <1.2.3: high\nreact <1.2.3: critical\n",
      code: 1,
    });
  });

  it("passes if there are none, or only lower ones", async () => {
    const vulnerabilities = { unified: vulnerability("moderate") };
    const output = "No known vulnerability of level high or above.\n";
    expect(await audit({ vulnerabilities })).toEqual({ output, code: 0 });
    expect(await audit({ vulnerabilities: {} })).toEqual({ output, code: 0 });
  });

  it("covers what runs beside the token of a deployment, and no other tool", async () => {
    const tool = (name: string) => ({ ...vulnerability("high"), nodes: [`node_modules/${name}`] });
    expect(await audit({ vulnerabilities: { workerd: tool("workerd") } })).toMatchObject({
      code: 1,
    });
    expect(await audit({ vulnerabilities: { parse5: tool("xmllint-wasm") } })).toMatchObject({
      code: 0,
    });
  });

  it("fails on GitHub when the registry gives none", async () => {
    const outcome = await audit({ message: "405" }, { GITHUB_ACTIONS: "true" });
    expect(outcome).toEqual({
      output: "The registry gave no audit, so nothing was checked: 405\n",
      code: 1,
    });
  });

  it("passes elsewhere, and says so, when the registry gives none", async () => {
    const message = "405 Method Not Allowed - POST https://registry.example/";
    expect(await audit({ message })).toEqual({
      output: `The registry gave no audit, so nothing was checked: ${message}\n`,
      code: 0,
    });
  });
});
