/** Resolves after the time given, or as soon as the signal says that nobody waits any more. */
export function wait(durationMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", finish);
      resolve();
    };
    const timer = setTimeout(finish, durationMs);
    signal?.addEventListener("abort", finish);
    if (signal?.aborted) finish();
  });
}
