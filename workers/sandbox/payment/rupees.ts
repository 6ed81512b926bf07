/** No thousands separators: the buyer compares the amount with the one in the shop. */
export function formatRupees(amountPaise: number): string {
  const rupees = Math.floor(amountPaise / 100);
  const paise = String(amountPaise % 100).padStart(2, "0");
  return `₹${rupees}.${paise}`;
}
