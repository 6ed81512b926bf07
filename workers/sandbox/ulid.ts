const crockfordAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const bodyLength = 24;

function mix(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function letter(value: number): string {
  return crockfordAlphabet.charAt(value % crockfordAlphabet.length);
}

/** The same id for the same seed, so that carts and links outlive a restart. */
export function stableId(prefix: string, seed: string): string {
  const body = Array.from({ length: bodyLength }, (_, index) => letter(mix(`${index}/${seed}`)));
  return `${prefix}_01${body.join("")}`;
}

export function randomId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bodyLength));
  return `${prefix}_01${Array.from(bytes, letter).join("")}`;
}
