import { useEffect } from "react";
import type { CLSMetric, INPMetric, LCPMetric } from "web-vitals";
import { useRootData } from "~/root-data";
import { whenIdle } from "~/ui/lifecycle";
import { asksNotToBeTracked } from "~/ui/tracking-preference";
import type { VitalsReport } from "./receive-report.server";

/** Waits, so that the visitor and the chat's script come first. */
const delayMs = 3_000;

/** Reports the loaded page's Core Web Vitals, unless the visitor asks not to be tracked. */
export function VitalsReporter() {
  // Client navigation does not change the root's data, so this is the page that was loaded.
  const route = useRootData()?.route;
  useEffect(() => {
    if (!route || asksNotToBeTracked(navigator)) return;
    return whenIdle(() => setTimeout(reportVitals, delayMs, route));
  }, [route]);
  return null;
}

/** Measures from the page's beginning, and sends the result once, when the page is first hidden. */
async function reportVitals(route: string): Promise<void> {
  const webVitals = await import("web-vitals").catch(() => null);
  const metrics: VitalsReport["metrics"] = {};
  const keep = ({ name, value }: LCPMetric | INPMetric | CLSMetric) => {
    metrics[name] = value;
  };
  webVitals?.onLCP(keep);
  webVitals?.onINP(keep);
  webVitals?.onCLS(keep);

  // The last event that a page is sure to get. web-vitals listens for it on the window, so it runs earlier.
  document.addEventListener("visibilitychange", function sendOnceHidden() {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", sendOnceHidden);
    if (Object.keys(metrics).length === 0) return;
    const report: VitalsReport = { route, metrics };
    const body = new Blob([JSON.stringify(report)], { type: "application/json" });
    navigator.sendBeacon("/vitals", body);
  });
}
