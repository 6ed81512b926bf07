import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const execute = promisify(execFile);
let stateFolder: string;

function run(command: string, args: string[], input = "") {
  const env = {
    ...process.env,
    STATE_DIR: stateFolder,
    CI: "true",
    WRANGLER_SEND_METRICS: "false",
  };
  const running = execute(command, args, { env });
  running.child.stdin?.end(input);
  return running.then(
    ({ stdout }) => ({ output: stdout, hasFailed: false }),
    ({ stdout, stderr }) => ({ output: `${stdout}${stderr}`, hasFailed: true }),
  );
}

const enquiries = (args: string[] = [], input = "") =>
  run("node", ["scripts/launch.cjs", "operators/enquiries", ...args], input);

function database(...args: string[]) {
  const location = [
    "--config",
    "wrangler.toml",
    "--local",
    "--persist-to",
    join(stateFolder, "site"),
  ];
  return run("wrangler", ["d1", ...args, ...location]);
}

beforeAll(async () => {
  stateFolder = await mkdtemp(join(tmpdir(), "marigold-"));
  await database("migrations", "apply", "ENQUIRIES");
  const rows = [
    "('1', 1, '/', 'Asha', 'Asha@Mail.test', 'Two cats', 9)",
    "('2', 2, '/', 'Asha', 'asha@mail.test', 'A dog too', 9)",
    "('3', 3, '/', 'Ravi', 'ravi@mail.test', 'A dog to Oslo', 9)",
  ];
  const insertion = `INSERT INTO enquiries (id, received_at, page, name, email, message, reply_by) VALUES ${rows}`;
  await database("execute", "ENQUIRIES", "--command", insertion);
});
afterAll(() => rm(stateFolder, { recursive: true, force: true }));

describe("npm run enquiries -- --relay-all", () => {
  it("makes the waiting enquiries of the local database due", async () => {
    const { output } = await enquiries(["--relay-all"]);
    expect(output).toContain("Due now: 3 enquiries.");
  });
});

describe("npm run enquiries", () => {
  it.each([
    ["an option that it does not know", ["--relay", "2"], "--relay"],
    [
      "an option twice that counts once",
      ["--flood", "spam", "--flood", "relay"],
      "'--flood' can be given once",
    ],
    ["what is no environment", ["--csv", "1"], '"1" is not an environment'],
  ])("refuses %s", async (_, args, reason) => {
    const { output, hasFailed } = await enquiries(args);
    expect(hasFailed).toBe(true);
    expect(output).toContain(reason);
  });
});

describe("npm run enquiries -- --erase", () => {
  it("erases the enquiries from an address in the local database, and no others", async () => {
    const { output, hasFailed } = await enquiries(["--erase"], "asha@mail.test\n");
    expect(output).toContain("2 enquiries from asha@mail.test, of which 2 had not been delivered");
    expect(hasFailed).toBe(false);
    const left = await enquiries();
    expect(left.output).toContain("ravi@mail.test");
    expect(left.output).not.toMatch(/asha/i);
  });

  it.each([[["--erase", "ravi@mail.test"]], [["--erase=ravi@mail.test"]]])(
    "refuses an address in its arguments %j, and says why",
    async (args) => {
      const { output, hasFailed } = await enquiries(args);
      expect(hasFailed).toBe(true);
      expect(output).toContain("Leave the address out: the list of processes shows it");
      expect((await enquiries()).output).toContain("ravi@mail.test");
    },
  );
});
