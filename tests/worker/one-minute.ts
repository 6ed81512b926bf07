const minuteMs = 60_000;
const currentMinute = () => Math.floor(Date.now() / minuteMs);

/**
 * Runs what one visitor does within a minute. The local rate limiter counts by minutes of the clock
 * (miniflare's simulation of the binding), so a series in which a minute ended is begun again, by
 * another visitor.
 */
export async function withinOneMinute<Outcome>(
  series: (from: string) => Promise<Outcome>,
): Promise<Outcome> {
  for (;;) {
    const minute = currentMinute();
    const outcome = await series(crypto.randomUUID());
    if (currentMinute() === minute) return outcome;
  }
}
