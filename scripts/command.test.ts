import { afterEach, describe, expect, it, vi } from "vitest";
import { readStageArguments } from "./command.ts";

const options = { "dry-run": { type: "boolean", default: false } } as const;
const read = (...args: string[]) => readStageArguments("deploy", options, { args });

describe("the arguments of a command for an environment", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("are the environment, the options and what may follow", () => {
    expect(read("staging", "--dry-run")).toEqual({
      stage: "staging",
      values: { "dry-run": true },
      others: [],
    });
    const args = ["production", "v1"];
    expect(readStageArguments("rollback", {}, { maxOthers: 1, args })).toMatchObject({
      stage: "production",
      others: ["v1"],
    });
  });

  it("are not needed for the help", () => {
    expect(read("--help")).toBeNull();
  });

  it.each([
    ["lacks the environment", [], "Name the environment: npm run deploy -- staging or production"],
    [
      "names an unknown environment",
      ["prodution"],
      '"prodution" is not an environment: npm run deploy -- staging or production',
    ],
    ["has too many arguments", ["staging", "foo", "bar"], "Unexpected: foo bar"],
    ["has an unknown option", ["staging", "--dryrun"], "'--dryrun'"],
  ])("are refused with the reason when the command %s", (_, args, reason) => {
    expect(() => read(...args)).toThrow(reason);
    expect(() => read(...args)).toThrow("see npm run deploy -- --help");
  });

  it("are refused when one of two is too many", () => {
    const args = ["staging", "foo", "bar"];
    expect(() => readStageArguments("rollback", {}, { maxOthers: 1, args })).toThrow(
      "Unexpected: bar",
    );
  });

  it("are refused when npm has consumed --dry-run itself", () => {
    vi.stubEnv("npm_config_dry_run", "true");
    expect(() => read("staging")).toThrow("Write -- before --dry-run");
  });
});
