export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Runs the work of a command; what it throws is said in a line, and the command then exits with 1. */
export async function runAsCommand(work: () => Promise<void>): Promise<void> {
  await work().catch((error) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
}
