import { neverCached } from "~/edge/cache-policy";
import type { OperatorContext } from "../operator-context.server";
import { refuseStranger } from "../operators-only.server";
import { checkHealth, type Grounds } from "./check-health.server";

const headers = { ...neverCached, "X-Robots-Tag": "noindex" };

/** Says that the Worker runs, and which version of it; asks nothing else. */
export function answerHealth(version: OperatorContext["version"]): Response {
  return Response.json({ status: "ok", ...version }, { headers });
}

/** Says how all that the site stands on does, to who carries the token: 503 when a visitor would notice. */
export async function answerDeepHealth(
  request: Request,
  { hookToken, version }: Pick<OperatorContext, "hookToken" | "version">,
  grounds: Grounds,
): Promise<Response> {
  const refused = await refuseStranger(request, hookToken);
  if (refused) return refused;
  const { status, ...found } = await checkHealth(grounds);
  return Response.json(
    { status, ...version, ...found },
    { status: status === "down" ? 503 : 200, headers },
  );
}
