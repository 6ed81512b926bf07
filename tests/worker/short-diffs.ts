import { afterEach } from "vitest";

const longestLine = 500;
const contextLength = 120;

// Pages are one line of up to 100 kB, which a failed assertion would print twice. This prints the first difference
// instead.
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? []) {
    const { actual, expected, diff } = error;
    if (!diff?.split("\n").some((line) => line.length > longestLine)) continue;
    error.diff = describeDifference(String(expected), String(actual));
    error.actual = undefined;
    error.expected = undefined;
  }
});

function describeDifference(expected: string, actual: string): string {
  let start = 0;
  while (start < expected.length && expected[start] === actual[start]) start += 1;
  const from = Math.max(0, start - contextLength);
  const show = (text: string) => `${from > 0 ? "…" : ""}${text.slice(from, from + longestLine)}`;
  return `- Expected\n+ Received, from character ${from}\n\n- ${show(expected)}\n+ ${show(actual)}`;
}
