/** The ids of the products that landing pages sell (app/content/shop/landing-pages.ts). */
export const productIds = {
  microchip: "prod_01K6TS2TMF9GY682VP18C5PJ19",
  cabinTravelBag: "prod_01K6VRG957YF275DT4TBJ4V819",
  cr1Crate: "prod_01K6DJ6J7FV73BHFR58MMCDP19",
  largeDogCarrier: "prod_01K6BSM79HJE21D3QHHHT4N719",
  portableBottle: "prod_01K6TWTJQAQHJ92YBV4AEQZN19",
  crateBottle: "prod_01K6V64FDWF8BAAY185K81TV19",
  bowlBottle: "prod_01K6S28DJEWTYE3E67P4KMPA19",
} as const;
