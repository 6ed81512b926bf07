import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { basename } from "node:path";
import { findHeadlessBrowser } from "../scripts/browser.ts";

/** A line each about what was measured, when, and on which machine. */
export function describeRun(now: Date): string[] {
  const [{ model } = { model: "unknown" }, ...others] = cpus();
  return [
    `Date: ${now.toISOString().slice(0, 16).replace("T", " ")} UTC`,
    `Commit: ${describeCommit()}`,
    `Processor: ${model}, ${others.length + 1} cores`,
    `Memory: ${(totalmem() / 2 ** 30).toFixed(1)} GiB`,
    `System: ${type()} ${release()}`,
    `Node ${process.versions.node}, ${["wrangler", "workerd", "lighthouse", "autocannon"].map(versionOf).join(", ")}`,
    `Browser: ${describeBrowser()}`,
  ];
}

function describeCommit(): string {
  try {
    const commit = output("git", "rev-parse", "--short", "HEAD");
    return output("git", "status", "--porcelain", "--", ".", ":!bench/RESULTS.md")
      ? `${commit}, with changes`
      : commit;
  } catch {
    return "unknown";
  }
}

function describeBrowser(): string {
  const path = findHeadlessBrowser();
  return path ? `${output(path, "--version")} (${basename(path)})` : "none";
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
  return `${name} ${version}`;
}

const output = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
