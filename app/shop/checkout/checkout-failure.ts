/** Why a checkout came to nothing, as the action answers. */
export type CheckoutFailure =
  /** The order makes no sense; the message says why. */
  | { kind: "invalid"; message: string }
  /** The store has fewer than the order asks for. */
  | { kind: "insufficient-inventory" }
  | { kind: "failed" };

export const failureStatus = {
  invalid: 400,
  "insufficient-inventory": 409,
  failed: 502,
} as const satisfies Record<CheckoutFailure["kind"], number>;
