/** The sandbox accepts only this store id. */
export const sandboxStoreId = "store_01K6H5GKYCNC47NHCD3286YG19";

const crockfordAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const bodyLength = 24;

/** Returns the same id for the same seed, so that carts and links survive a restart. */
export function stableId(prefix: string, seed: string): string {
  const body = Array.from({ length: bodyLength }, (_, index) => letter(hash(`${index}/${seed}`)));
  return `${prefix}_01${body.join("")}`;
}

export function randomId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bodyLength));
  return `${prefix}_01${Array.from(bytes, letter).join("")}`;
}

function letter(value: number): string {
  return crockfordAlphabet.charAt(value % crockfordAlphabet.length);
}

/** FNV-1a, followed by the finaliser of MurmurHash3. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    value = Math.imul(value ^ seed.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
