import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** The environments of wrangler.toml that are deployed. */
export const stages = ["staging", "production"] as const;
export type Stage = (typeof stages)[number];

const isStage = (value: string | undefined): value is Stage =>
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

/** The arguments of a command are invalid. */
export class UsageError extends Error {}

type Command<Options> = { name: string; help: string; options: Options; args?: string[] };

/**
 * Runs `npm run {name}` as runAsCommand does, with its options and other arguments. `--help` prints the help; an error
 * in the arguments also says how to get it.
 */
export function runCommand<Options extends ParseArgsOptionsConfig>(
  { name, help, options, args = process.argv.slice(3) }: Command<Options>,
  work: (values: ReturnType<typeof parse<Options>>["values"], others: string[]) => Promise<void>,
): Promise<void> {
  return runAsCommand(async () => {
    if (args.includes("--help")) return console.log(help);
    try {
      const { values, positionals } = parse(args, options);
      await work(values, positionals);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      throw new Error(`${error.message}; see npm run ${name} -- --help`);
    }
  });
}

/** @throws UsageError that names an invalid option, or one that is repeated and would count once */
function parse<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true, tokens: true });
    const names = parsed.tokens.flatMap((token) => (token.kind === "option" ? token.name : []));
    const repeated = names.find(
      (name, index) => names.indexOf(name) < index && !options[name]?.multiple,
    );
    if (repeated) throw new Error(`Option '--${repeated}' can be given once`);
    return parsed;
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

/** Reads the environment of a command, and at most `maxOthers` arguments after it. @throws UsageError */
export function readStage([stage, ...others]: string[], maxOthers = 0) {
  const names = stages.join(" or ");
  if (!stage) throw new UsageError(`Name the environment: ${names}`);
  if (!isStage(stage)) throw new UsageError(`"${stage}" is not an environment: ${names}`);
  const unexpected = others.slice(maxOthers);
  if (unexpected.length > 0) throw new UsageError(`Unexpected: ${unexpected.join(" ")}`);
  return { stage, others };
}
