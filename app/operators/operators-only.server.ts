import { neverCached } from "~/edge/cache-policy";
import { nothingHere, plainAnswer } from "~/edge/plain-answer";
import { carriesToken } from "./bearer-token.server";

/** The answer to who does not carry our token; null for one who does. Without a token of our own it is 404. */
export async function refuseStranger(
  request: Request,
  hookToken: string | null,
): Promise<Response | null> {
  if (hookToken === null) return nothingHere();
  if (await carriesToken(request, hookToken)) return null;
  return plainAnswer(401, "The token is missing or wrong.", {
    ...neverCached,
    "WWW-Authenticate": "Bearer",
  });
}
