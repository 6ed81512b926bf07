/** The fields of each line, and further ones of its message. */
export type LogLine = Record<string, unknown> & {
  level: "info" | "warn" | "error";
  message: string;
};

/** Formats a line for a terminal, such as "GET 200 /plan?to=uk 12 ms". The stack of an error follows below. */
export function formatShortLine(
  { level, message, requestId: _, route: __, error, ...fields }: LogLine,
  address: string | undefined,
): string {
  const { method, status = "aborted", durationMs } = fields;
  if (durationMs !== undefined) return `${method} ${status} ${address} ${durationMs} ms`;
  const place = address ? ` (${address})` : "";
  const details = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : "";
  const stack = error ? `\n${error}` : "";
  return `${level}: ${message}${place}${details}${stack}`;
}
