/**
 * The values of `checkout` in the address to which the payment page sends a buyer who has paid. Some payment pages
 * append their own query with a second question mark: `?checkout=success?order_id=1`.
 */
export const successMarker = /^success/;

/** Whether the home page's query says that a payment succeeded. */
export const isAfterPayment = (search: string): boolean =>
  new URLSearchParams(search).getAll("checkout").some((value) => successMarker.test(value));
