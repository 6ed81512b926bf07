import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readTicks, setTick } from "./kept-ticks.ts";

beforeEach(() => {
  vi.stubGlobal("window", {});
});
afterEach(() => vi.unstubAllGlobals());

function stubStorage(values = new Map<string, string>()) {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  return values;
}

describe("the ticks of a list", () => {
  it("are kept for each list on its own, and leave nothing behind once none is left", () => {
    const values = stubStorage();
    setTick("one", "Pack the folder", true);
    setTick("one", "Book the flight", true);
    setTick("other", "Pack the folder", true);
    setTick("one", "Pack the folder", false);
    expect([...readTicks("one")]).toEqual(["Book the flight"]);
    setTick("one", "Book the flight", false);
    expect([...values.keys()]).toEqual(["ticks:other"]);
  });

  it.each(["QuotaExceededError", "SecurityError"])(
    "last as long as the page where the storage answers with a %s",
    (name) => {
      const refuse = () => {
        throw new DOMException("No.", name);
      };
      vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
      const report = vi.spyOn(console, "error").mockImplementation(() => {});
      expect(readTicks(name).size).toBe(0);
      setTick(name, "Pack the folder", true);
      setTick(name, "Book the flight", true);
      expect(readTicks(name).size).toBe(2);
      expect(report).toHaveBeenCalled();
      report.mockRestore();
    },
  );

  it("are none where the storage holds something else", () => {
    stubStorage(new Map([["ticks:plan", "{}\n\n[1]"]]));
    expect(readTicks("plan").has("Pack the folder")).toBe(false);
  });
});
