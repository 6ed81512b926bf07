import { Hono } from "hono";
import type { SandboxEnv } from "./bindings";
import { applyFaults, faultRoutes } from "./fault-routes";
import { homePage } from "./home-page";
import { imageHostRoutes } from "./image-host/routes";
import { paymentRoutes } from "./payment/routes";
import { storeRoutes } from "./store/routes";

export function createSandboxApp() {
  const app = new Hono<SandboxEnv>();
  app.use(applyFaults);
  app.get("/", (c) => c.html(homePage()));
  app.route("/__faults", faultRoutes);
  app.route("/store", storeRoutes);
  app.route("/pay", paymentRoutes);
  app.route("/", imageHostRoutes);
  return app;
}
