import airlineFile from "#travel/airlines/airlines.yaml";

/**
 * A flight, such as "AI 131", and the address of its airline's own website; null for an airline that we do not know.
 * @param number with the airline's code of IATA before the space
 */
export function findFlight(number: string) {
  const [code] = number.split(" ");
  const airline = airlineFile.airlines.find(({ flights }) => flights?.code === code);
  return { number, site: airline?.flights?.site ?? null };
}

export type Flight = ReturnType<typeof findFlight>;
