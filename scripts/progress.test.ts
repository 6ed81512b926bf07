import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createProgress } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createOutput(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, write: (text: string) => written.push(text), written };
}

const work = (ms: number) => () =>
  new Promise<string>((resolve) => setTimeout(resolve, ms, "done"));

describe("the progress of a command", () => {
  it("is a plain line for each step, and another every ten seconds, when it is not on a terminal", async () => {
    const output = createOutput(false);
    const step = createProgress(2, output);
    const first = step("Building the site", work(21_000));
    await vi.advanceTimersByTimeAsync(21_000);
    expect(await first).toBe("done");
    const second = step("Starting the site", work(500));
    await vi.advanceTimersByTimeAsync(500);
    await second;
    expect(output.written).toEqual([
      "[1/2] Building the site\n",
      "[1/2] Building the site … 10 s\n",
      "[1/2] Building the site … 20 s\n",
      "[2/2] Starting the site\n",
    ]);
  });

  it("is one line on a terminal, which counts the seconds and is cleared at the end", async () => {
    const output = createOutput(true);
    const running = createProgress(1, output)("Building the site", work(1_100));
    await vi.advanceTimersByTimeAsync(1_100);
    await running;
    const text = output.written.join("");
    expect(text).not.toContain("\n");
    expect(text).toContain("\r\u001b[2K[1/1] Building the site … 1 s");
    expect(text.endsWith("\r\u001b[2K")).toBe(true);
  });

  it("ends when a step fails, with the step's error", async () => {
    const output = createOutput(false);
    const failing = createProgress(1, output)("Building the site", async () => {
      throw new Error("no crate");
    });
    await expect(failing).rejects.toThrow("no crate");
    expect(vi.getTimerCount()).toBe(0);
  });
});
