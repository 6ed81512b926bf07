import { log } from "#edge/log/log.server.ts";

/** A customer may own a whole /48 of IPv6, which gets the limit of four senders. */
const networkShares = ["a", "b", "c", "d"];

/**
 * Whether the sender is within the limit, and so is its network, which for IPv6 is a /48. True if the limiter itself
 * fails.
 */
export async function isWithinLimit(rateLimit: RateLimit, request: Request): Promise<boolean> {
  // Cloudflare puts the sender's address there.
  const sender = senderKey(request.headers.get("CF-Connecting-IP"));
  if (!(await count(rateLimit, sender))) return false;
  if (!sender.includes(":")) return true;
  const network = sender.split(":").slice(0, 3).join(":");
  for (const share of networkShares) {
    if (await count(rateLimit, `${network}/48 ${share}`)) return true;
  }
  return false;
}

/** Whether all senders together are within the limit. When the limit itself fails, they are. */
export function isWithinSiteLimit(rateLimit: RateLimit): Promise<boolean> {
  return count(rateLimit, "site");
}

async function count(rateLimit: RateLimit, key: string): Promise<boolean> {
  try {
    return (await rateLimit.limit({ key })).success;
  } catch (error) {
    log.error("A rate limit failed", { error });
    return true;
  }
}

/**
 * The key of a sender: an IPv4 address, or the first 64 bits of an IPv6 address, since one connection has all addresses
 * that begin with them. All requests without an address count as one sender.
 */
export function senderKey(address: string | null): string {
  if (address === null) return "unknown";
  if (!address.includes(":") || !URL.canParse(`http://[${address}]`)) return address;
  // The URL parser normalises addresses: [2001:db8::1], or [::ffff:c000:201] for an IPv4 address in IPv6.
  const [start = "", end = ""] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [first, last] = [groupsOf(start), groupsOf(end)];
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return groups.slice(0, 4).join(":");
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":");
}
