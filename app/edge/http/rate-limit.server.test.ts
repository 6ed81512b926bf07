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

  /** Like Cloudflare's, for one minute. */
  function createLimit(limit: number): RateLimit {
    const counts = new Map<string, number>();
    return {
      async limit({ key }) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return { success: (counts.get(key) ?? 0) <= limit };
      },
    };
  }
  async function countAccepted(rateLimit: RateLimit, addresses: string[]): Promise<number> {
    let accepted = 0;
    for (const address of addresses) {
      if (await isWithinLimit(rateLimit, request(address))) accepted += 1;
    }
    return accepted;
  }
  const many = Array.from({ length: 100 }, (_, index) => index);

  it("gives a /48 of IPv6 as much as four senders, however many of its subnets send", async () => {
    const rateLimit = createLimit(5);
    const subnets = many.map((subnet) => `2001:db8:1:${subnet.toString(16)}::1`);
    expect(await countAccepted(rateLimit, subnets)).toBe(20);
    expect(await countAccepted(rateLimit, ["2001:db8:2::1", "192.0.2.1"])).toBe(2);
  });

  it("leaves most of a /48 to the others when one subnet has used up its own", async () => {
    const rateLimit = createLimit(5);
    expect(
      await countAccepted(
        rateLimit,
        many.map(() => "2001:db8:1:2::1"),
      ),
    ).toBe(5);
    expect(
      await countAccepted(
        rateLimit,
        many.map(() => "2001:db8:1:3::1"),
      ),
    ).toBe(5);
  });

  it("counts IPv4 by address alone", async () => {
    const rateLimit = createLimit(1);
    const addresses = many.map((last) => `192.0.2.${last}`);
    expect(await countAccepted(rateLimit, addresses)).toBe(100);
  });

  it("refuses nobody if it fails", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const limit = () => Promise.reject(new Error("no response"));
    expect(await isWithinLimit({ limit }, request("192.0.2.1"))).toBe(true);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});
