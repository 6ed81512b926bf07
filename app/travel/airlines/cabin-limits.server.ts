import airlineFile from "#travel/airlines/airlines.yaml";

/** The airlines that take a pet in the cabin by their general rules, with the limits of bag and weight in words. */
export function listCabinLimits(isSnubNosed: boolean) {
  return airlineFile.airlines.flatMap(({ name, cabin, snubNosed }) =>
    !cabin || cabin.isClosed || (isSnubNosed && snubNosed.not.includes("cabin"))
      ? []
      : [{ name, says: cabin.says, upToKg: cabin.upTo.kg ?? 0 }],
  );
}
