import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { messageOf } from "../command.ts";

/** The environments of wrangler.toml that are deployed. */
export const stages = ["staging", "production"] as const;
export type Stage = (typeof stages)[number];

export const isStage = (value: string | undefined): value is Stage =>
  stages.some((stage) => stage === value);

/**
 * What was asked of `npm run {command} -- staging|production …`; null where help is wanted instead.
 * @throws Error that says what is not understood
 */
export function readStageArguments<Options extends ParseArgsOptionsConfig>(
  command: string,
  options: Options,
  maxOthers = 0,
) {
  const help = `see npm run ${command} -- --help`;
  const args = process.argv.slice(3);
  if (args.includes("--help")) return null;
  // npm has taken it for itself, and it would be done for real.
  if (process.env.npm_config_dry_run) throw new Error(`Write -- before --dry-run; ${help}`);
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [stage, ...others] = positionals;
    if (isStage(stage) && others.length <= maxOthers) return { stage, values, others };
  } catch (error) {
    throw new Error(`${messageOf(error)}; ${help}`);
  }
  throw new Error(`Say which one: npm run ${command} -- ${stages.join(" or ")}; ${help}`);
}
