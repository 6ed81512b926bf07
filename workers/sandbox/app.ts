import { Hono } from "hono";
import type { SandboxEnv } from "./bindings";
import { chatRoutes } from "./chat/routes";
import { applyFaults, faultRoutes } from "./fault-routes";
import { formRoutes } from "./form/routes";
import { homePage } from "./home-page";
import { imageHostRoutes } from "./image-host/routes";
import { paymentRoutes } from "./payment/routes";
import { storeRoutes } from "./store/routes";

interface SandboxOptions {
  /** The text of chat/widget.js; left out, there is no chat. */
  widgetScript?: string;
}

export function createSandboxApp({ widgetScript }: SandboxOptions = {}) {
  const app = new Hono<SandboxEnv>();
  app.use(applyFaults);
  app.get("/", (c) => c.html(homePage()));
  app.route("/__faults", faultRoutes);
  app.route("/store", storeRoutes);
  app.route("/pay", paymentRoutes);
  if (widgetScript !== undefined) app.route("/chat", chatRoutes(widgetScript));
  app.route("/", formRoutes);
  app.route("/", imageHostRoutes);
  return app;
}
