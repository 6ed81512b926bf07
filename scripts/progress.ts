/** The part of a terminal or of another output that progress is written to. */
type Output = { isTTY?: boolean; write(text: string): unknown };

const redrawIntervalMs = 250;
const reportIntervalMs = 10_000;
const clearLine = "\r\u001b[2K";

/**
 * Returns a function that runs the next of `stepCount` steps and shows its number, its name and how long it
 * has taken: on a terminal in one line that moves, elsewhere in a line at its start and every ten seconds.
 */
export function createProgress(stepCount: number, output: Output = process.stdout) {
  let number = 0;

  return async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    number += 1;
    const label = `[${number}/${stepCount}] ${name}`;
    const startMs = Date.now();
    const withSeconds = () => `${label} … ${Math.round((Date.now() - startMs) / 1000)} s`;

    output.write(output.isTTY ? label : `${label}\n`);
    const timer = output.isTTY
      ? setInterval(() => output.write(`${clearLine}${withSeconds()}`), redrawIntervalMs)
      : setInterval(() => output.write(`${withSeconds()}\n`), reportIntervalMs);
    try {
      return await work();
    } finally {
      clearInterval(timer);
      if (output.isTTY) output.write(clearLine);
    }
  };
}
