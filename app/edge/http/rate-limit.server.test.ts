import { describe, expect, it, vi } from "vitest";
import { isWithinLimit, isWithinSiteLimit, senderKey } from "./rate-limit.server.ts";

describe("the sender of a request", () => {
  it.each([
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"],
    ["2001:db8:1:2::1", "2001:0DB8:0001:0002:0000:0000:0000:0001"],
    ["2001:db8::", "2001:db8:0:0:8:800:200c:417a"],
    ["::1", "0:0:0:0:5:6:7:8"],
    ["192.0.2.1", "::ffff:192.0.2.1"],
    ["192.0.2.1", "::FFFF:c000:0201"],
  ])("is the same for %s and %s", (one, other) => {
    expect(senderKey(one)).toBe(senderKey(other));
  });

  it.each([
    ["2001:db8:1:2::1", "2001:db8:1:3::1"],
    ["1:0:0:2::", "1:2::"],
    ["192.0.2.1", "192.0.2.2"],
    ["::ffff:192.0.2.1", "::ffff:192.0.2.2"],
    ["::ffff:192.0.2.1", "::192.0.2.1"],
  ])("differs for %s and %s", (one, other) => {
    expect(senderKey(one)).not.toBe(senderKey(other));
  });

  it.each([
    ["fe80::1%eth0", "fe80::1%eth0"],
    ["1:2:3", "1:2:3"],
    ["", ""],
    [null, "unknown"],
  ])("is %j unchanged if that is not an IP address", (address, sender) => {
    expect(senderKey(address)).toBe(sender);
  });
});

describe("a rate limit", () => {
  const request = (address: string) =>
    new Request("https://marigold.example/", { headers: { "CF-Connecting-IP": address } });

  it("counts by sender or for the whole site", async () => {
    const limit = vi.fn(async (_: RateLimitOptions) => ({ success: false }));
    expect(await isWithinLimit({ limit }, request("2001:db8:1:2::1"))).toBe(false);
    expect(await isWithinSiteLimit({ limit })).toBe(false);
    expect(limit.mock.calls).toEqual([[{ key: "2001:db8:1:2" }], [{ key: "site" }]]);
  });

  it("refuses nobody if it fails", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const limit = () => Promise.reject(new Error("no response"));
    expect(await isWithinLimit({ limit }, request("192.0.2.1"))).toBe(true);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});
