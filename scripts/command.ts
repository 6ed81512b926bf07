import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** The environments of wrangler.toml that are deployed. */
export const stages = ["staging", "production"] as const;
export type Stage = (typeof stages)[number];

export const isStage = (value: string | undefined): value is Stage =>
  stages.some((stage) => stage === value);

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Runs a command. If it throws, the message is printed and the process exits with 1. */
export async function runAsCommand(work: () => Promise<void>): Promise<void> {
  await work().catch((error) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
}

/**
 * Parses the arguments of `npm run {command} -- staging|production …`, of which at most `maxOthers` follow the
 * environment; null for `--help`.
 * @throws Error that names an invalid argument
 */
export function readStageArguments<Options extends ParseArgsOptionsConfig>(
  command: string,
  options: Options,
  { maxOthers = 0, args = process.argv.slice(3) } = {},
) {
  const help = `see npm run ${command} -- --help`;
  if (args.includes("--help")) return null;
  // npm has consumed the option itself, and the command would run for real.
  if (process.env.npm_config_dry_run) throw new Error(`Write -- before --dry-run; ${help}`);
  const { values, positionals } = parse(args, options, help);
  const [stage, ...others] = positionals;
  if (!isStage(stage)) {
    const problem = stage ? `"${stage}" is not an environment` : "Name the environment";
    throw new Error(`${problem}: npm run ${command} -- ${stages.join(" or ")}; ${help}`);
  }
  const unexpected = others.slice(maxOthers);
  if (unexpected.length > 0) throw new Error(`Unexpected: ${unexpected.join(" ")}; ${help}`);
  return { stage, values, others };
}

/** @throws Error that names an invalid option */
function parse<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  help: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${messageOf(error)}; ${help}`);
  }
}
