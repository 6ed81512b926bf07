/** The inside or the outside of a crate, standing on its floor. */
export type CrateBox = { lengthCm: number; widthCm: number; heightCm: number };

export type CrateSize = {
  /** Its name in the store: the value of the product's option, up to any brackets. */
  size: string;
  inside: CrateBox;
  outside: CrateBox;
  /** The day on which we measured a crate of this size, such as 2026-12-25. Null: both sizes are the maker's. */
  measuredOn: string | null;
};

const box = (lengthCm: number, widthCm: number, heightCm: number): CrateBox => ({
  lengthCm,
  widthCm,
  heightCm,
});

/** Length, width and height of the inside, in centimetres with at most one decimal; then of the outside. */
export const cr1Crate = {
  productId: "prod_01K6DJ6J7FV73BHFR58MMCDP19",
  sizes: [
    { size: "100", inside: box(43, 36, 36), outside: box(53, 41, 38), measuredOn: null },
    { size: "200", inside: box(61, 45, 50), outside: box(71, 52, 55), measuredOn: null },
    { size: "300", inside: box(71, 50, 56), outside: box(81, 57, 61), measuredOn: null },
    { size: "400", inside: box(81, 57, 63), outside: box(91, 64, 69), measuredOn: null },
    { size: "500", inside: box(92, 62, 70), outside: box(102, 69, 76), measuredOn: null },
    { size: "700", inside: box(111, 74, 82), outside: box(122, 81, 89), measuredOn: null },
  ],
} as const satisfies CrateProduct;

/** The outside is measured without the castors, which do not fly. */
export const largeCarrier = {
  productId: "prod_01K6BSM79HJE21D3QHHHT4N719",
  sizes: [
    {
      size: "Large carrier",
      inside: box(116, 77, 91),
      outside: box(127, 85, 99),
      measuredOn: null,
    },
  ],
} as const satisfies CrateProduct;

export type CrateProduct = { productId: string; sizes: readonly CrateSize[] };

/** The ready-made crates in our shop, the smallest first. */
export const crateProducts: readonly CrateProduct[] = [cr1Crate, largeCarrier];

export const formatSize = ({ lengthCm, widthCm, heightCm }: CrateBox) =>
  `${lengthCm} × ${widthCm} × ${heightCm}`;

/** The ids of the store's pads, bowls and labels, which travel in or on a crate. These are the sandbox's. */
export const crateExtraIds = [
  "prod_01W7KCNP114W2B0TWWMQTH0VGB",
  "prod_01MXPNF89BRT4T6JPVXYBTJQKZ",
  "prod_015BVV04A47R2Y7DQMGZ5G2NDD",
];

/** The crate that is built to a pet's measures. This id is the sandbox's. */
export const woodenCrateId = "prod_01XNE347FMBM7CG0PW5NY9G58K";
