/** Why a checkout came to nothing, as the action answers. */
export type CheckoutFailure =
  /** The order makes no sense; the message says why. */
  | { kind: "invalid"; message: string }
  /** The store has fewer than the order asks for. */
  | { kind: "insufficient-inventory" }
  /** More checkouts from one address than people make. */
  | { kind: "too-many" }
  | { kind: "failed" };

export const failureStatus = {
  invalid: 400,
  "insufficient-inventory": 409,
  "too-many": 429,
  failed: 502,
} as const satisfies Record<CheckoutFailure["kind"], number>;
