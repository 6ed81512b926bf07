const maxCauses = 3;

/** The error in one string: its name, message and stack, and what caused it. */
export function describeError(error: unknown, causesLeft = maxCauses): string {
  if (!(error instanceof Error)) return String(error);
  const described = error.stack ?? `${error.name}: ${error.message}`;
  if (error.cause === undefined || causesLeft === 0) return described;
  return `${described}\nCaused by: ${describeError(error.cause, causesLeft - 1)}`;
}
