import { describe, expect, it } from "vitest";
import { formatShortLine } from "./short-line.ts";

const request = {
  level: "info",
  message: "Request handled",
  requestId: "8c1f0a2b3c4d5e6f-BOM",
  route: "/plan",
  method: "GET",
  durationMs: 12,
  storeStatuses: [],
} as const;

describe("a short line of the log", () => {
  it("has a request's method, status, address and duration", () => {
    const line = formatShortLine({ ...request, status: 200 }, "/plan?to=uk");
    expect(line).toBe("GET 200 /plan?to=uk 12 ms");
  });

  it("names a request that its visitor aborted", () => {
    expect(formatShortLine(request, "/plan")).toBe("GET aborted /plan 12 ms");
  });

  it("has an error's message, address, fields and stack", () => {
    const line = formatShortLine(
      {
        level: "warn",
        message: "A cached copy could not be read",
        requestId: "8c1f0a2b3c4d5e6f-BOM",
        route: "/products/:productId",
        key: "list",
        error: "Error: no KV\n    at read",
      },
      "/products/prod_1",
    );
    expect(line).toBe(
      'warn: A cached copy could not be read (/products/prod_1) {"key":"list"}\nError: no KV\n    at read',
    );
  });

  it("has only its message outside a request", () => {
    const line = { level: "error", message: "The run broke off" } as const;
    expect(formatShortLine(line, undefined)).toBe("error: The run broke off");
  });
});
