/** Only such ids may reach the store. */
export function isProductId(id: string): boolean {
  return /^prod_[A-Za-z0-9]{1,64}$/.test(id);
}
