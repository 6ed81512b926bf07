/**
 * The share of all cores' time, 0 to 1, that a virtual machine's host gave to others between two readings
 * of /proc/stat, whose first line counts: user, nice, system, idle, iowait, irq, softirq, steal.
 */
export function shareStolen(before: string, after: string): number {
  const earlier = readTicks(before);
  const passed = readTicks(after).map((ticks, index) => ticks - (earlier[index] ?? 0));
  const [stolen = 0] = passed.slice(-1);
  return stolen / passed.reduce((sum, ticks) => sum + ticks, 0);
}

function readTicks(stat: string): number[] {
  const [all = ""] = stat.split("\n", 1);
  return all.split(/\s+/).slice(1, 9).map(Number);
}
