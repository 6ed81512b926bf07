import { neverCached } from "#edge/http/plain-response.ts";
import { type OperatorContext, refuseWithoutToken } from "#edge/security/operator-access.server.ts";
import { checkHealth, type Dependencies } from "./health-checks.server.ts";

const headers = { ...neverCached, "X-Robots-Tag": "noindex" };

/** Reports that the Worker runs, and its version. Calls nothing else. */
export function reportHealth(version: OperatorContext["version"]): Response {
  return Response.json({ status: "ok", ...version }, { headers });
}

/** Reports the health of every dependency to operators, with status 503 if visitors notice a failure. */
export async function reportDeepHealth(
  request: Request,
  { hookToken, version }: Pick<OperatorContext, "hookToken" | "version">,
  dependencies: Dependencies,
): Promise<Response> {
  const refused = await refuseWithoutToken(request, hookToken);
  if (refused) return refused;
  const { status, ...details } = await checkHealth(dependencies);
  return Response.json(
    { status, ...version, ...details },
    { status: status === "down" ? 503 : 200, headers },
  );
}
