import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from "web-vitals";
import type { VitalsReport } from "./metrics";

/** Measures the page that was loaded, from its beginning, and sends the outcome once, when it is first hidden. */
export function reportVitals(route: string): void {
  const metrics: VitalsReport["metrics"] = {};
  const keep = ({ name, value }: LCPMetric | INPMetric | CLSMetric) => {
    metrics[name] = value;
  };
  onLCP(keep);
  onINP(keep);
  onCLS(keep);

  // Also the last that a page hears before it is left; web-vitals, which listens at the window, is told before.
  document.addEventListener("visibilitychange", function sendOnceHidden() {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", sendOnceHidden);
    if (Object.keys(metrics).length > 0) send({ route, metrics });
  });
}

function send(report: VitalsReport): void {
  const body = new Blob([JSON.stringify(report)], { type: "application/json" });
  navigator.sendBeacon("/vitals", body);
}
