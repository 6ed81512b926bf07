import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { requireToken } from "../access";
import type { SandboxEnv } from "../bindings";
import { describeIssues } from "../describe-issues";
import { databaseFaultRoutes } from "./database";
import { respondWithFault } from "./fault-response";
import { parseFaults, readFaults, takeFault, writeFaults } from "./faults";

/** Otherwise any web page in the developer's browser could change the faults. */
const rejectOtherSites = createMiddleware<SandboxEnv>(async (c, next) => {
  const origin = c.req.header("Origin");
  const isForeign = origin !== undefined && origin !== new URL(c.req.url).origin;
  const fetchSite = c.req.header("Sec-Fetch-Site");
  if (isForeign || fetchSite === "cross-site" || fetchSite === "same-site") {
    return c.json({ message: "Faults cannot be read or set from another site." }, 403);
  }
  await next();
});

export const faultRoutes = new Hono<SandboxEnv>();

faultRoutes.use(rejectOtherSites, requireToken);
faultRoutes.route("/database", databaseFaultRoutes);

faultRoutes.get("/", async (c) => c.json(await readFaults(c.env.SANDBOX_STATE)));

faultRoutes.put("/", async (c) => {
  const body = await c.req.json<unknown>().catch(() => undefined);
  if (body === undefined) return c.json({ message: "The body is not JSON." }, 400);
  const faults = parseFaults(body);
  if (!faults.success) return c.json({ message: describeIssues(faults.issues, "field") }, 400);
  await writeFaults(c.env.SANDBOX_STATE, faults.output);
  return c.json(faults.output);
});

faultRoutes.delete("/", async (c) => {
  await writeFaults(c.env.SANDBOX_STATE, []);
  return c.body(null, 204);
});

export const applyFaults = createMiddleware<SandboxEnv>(async (c, next) => {
  const isFaultApi = /^\/__faults(\/|$)/.test(c.req.path);
  const fault = isFaultApi
    ? undefined
    : await takeFault(c.env.SANDBOX_STATE, c.req.method, c.req.path);
  const response = fault === undefined ? null : await respondWithFault(fault, c.req.raw.signal);
  if (response !== null) return response;
  await next();
});
