import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readStage, runCommand } from "./command.ts";

const options = { force: { type: "boolean", default: false } } as const;
const work = vi.fn();

/** Runs a command with the arguments; returns what it prints as an error. */
async function run(args: string[], maxOthers = 0) {
  const print = vi.spyOn(console, "error").mockReturnValue();
  await runCommand({ name: "rollback", help: "The help", options, args }, async (values, others) =>
    work(values, readStage(others, maxOthers)),
  );
  return print.mock.lastCall?.[0];
}

beforeEach(() => void work.mockReset());
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

describe("the arguments of a command for an environment", () => {
  it("are the environment, the options and other arguments", async () => {
    await run(["staging", "--force"]);
    expect(work).toHaveBeenCalledWith({ force: true }, { stage: "staging", others: [] });
    await run(["production", "v1"], 1);
    expect(work).toHaveBeenCalledWith({ force: false }, { stage: "production", others: ["v1"] });
  });

  it("are not needed for the help", async () => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    await run(["--help"]);
    expect(log).toHaveBeenCalledWith("The help");
    expect(work).not.toHaveBeenCalled();
  });

  it.each([
    ["lacks the environment", [], "Name the environment: staging or production"],
    [
      "names an unknown environment",
      ["prodution"],
      '"prodution" is not an environment: staging or production',
    ],
    ["has too many arguments", ["staging", "foo", "bar"], "Unexpected: foo bar"],
    ["has an unknown option", ["staging", "--forse"], "'--forse'"],
    [
      "has an option twice that counts once",
      ["staging", "--force", "--force"],
      "'--force' can be given once",
    ],
  ])("are refused with the reason when the command %s", async (_, args, reason) => {
    const printed = await run(args);
    expect(printed).toContain(reason);
    expect(printed).toContain("see npm run rollback -- --help");
    expect(process.exitCode).toBe(1);
    expect(work).not.toHaveBeenCalled();
  });

  it("are refused if there is one too many", async () => {
    expect(await run(["staging", "foo", "bar"], 1)).toContain("Unexpected: bar");
  });
});
