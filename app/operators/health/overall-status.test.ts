import { describe, expect, it } from "vitest";
import { type CheckStatuses, overallStatus } from "./overall-status";

const allWell: CheckStatuses = { kv: "ok", database: "ok", store: "ok", formService: "ok" };

describe("the site", () => {
  it("is well when all that it stands on is", () => {
    expect(overallStatus(allWell)).toBe("ok");
  });

  it.each(["database", "store"])("is down without its %s, which a visitor notices", (name) => {
    expect(overallStatus({ ...allWell, [name]: "failed" })).toBe("down");
    expect(overallStatus({ ...allWell, kv: "failed", [name]: "failed" })).toBe("down");
  });

  it.each(["kv", "formService"])("is degraded without its %s", (name) => {
    expect(overallStatus({ ...allWell, [name]: "failed" })).toBe("degraded");
  });
});
