import { sha256 } from "~/edge/digest";

/** Whether the request carries that token, in a time that tells nothing of how much of it is right. */
export async function carriesToken(request: Request, token: string): Promise<boolean> {
  const [, sent] = /^Bearer (\S+)$/i.exec(request.headers.get("Authorization") ?? "") ?? [];
  if (sent === undefined) return false;
  // Digests are of one length, and what they have in common says nothing of the texts.
  const [wanted, given] = await Promise.all([sha256(token), sha256(sent)]);
  const difference = wanted.reduce((sum, byte, index) => sum | (byte ^ (given[index] ?? 0)), 0);
  return difference === 0;
}
