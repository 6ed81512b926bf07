/** The sandbox accepts only this store id. */
export const sandboxStoreId = "store_01K6H5GKYCNC47NHCD3286YG19";

/** The audience of the tokens of the sandbox's Access. */
export const sandboxAccessAudience = "the-desk-of-this-machine";

/** An id in the store's form. */
export function randomId(prefix: string): string {
  return `${prefix}_01${crypto.randomUUID().replaceAll("-", "").slice(0, 24).toUpperCase()}`;
}
