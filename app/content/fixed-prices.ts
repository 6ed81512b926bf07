/**
 * What a landing page shows while the store cannot be asked, all taxes included. A price that the store
 * has changed goes before it.
 */
export const fixedPrices = {
  microchip: rupees("1,499"),
  cabinTravelBag: rupees("1,590.00"),
  cr1Crate: rupees("3,999"),
  largeDogCarrier: rupees("34,990"),
  portableBottle: rupees("520.00"),
  crateBottle: rupees("275.00"),
  bowlBottle: rupees("520.00"),
};

export type FixedPrice = ReturnType<typeof rupees>;

/** @throws Error for what is no amount of rupees as it is written in India */
export function rupees(amount: string) {
  if (!/^\d{1,2}(,\d\d)*(,\d{3})(\.\d\d)?$|^\d{1,3}(\.\d\d)?$/.test(amount)) {
    throw new Error(`Not an amount of rupees: ${amount}. Write it like 520.00, 1,499 or 1,24,990.`);
  }
  const cents = Math.round(Number(amount.replaceAll(",", "")) * 100);
  return { label: `₹${amount}`, cents };
}
