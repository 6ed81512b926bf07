import { useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import { whenIdle } from "~/ui/lifecycle";
import { asksNotToBeTracked } from "./tracking-wish";

/** Leaves the first moments after loading, the chat's script among them, to the visitor. */
const delayMs = 3_000;

/** Has the speed of the loaded page measured, once all else is done, unless the visitor asks not to be tracked. */
export function VitalsReporter() {
  // Of the page that was loaded: the root route's data stay as they are while pages change.
  const route = useRouteLoaderData<{ route: string }>("root")?.route;
  useEffect(() => {
    if (!route || asksNotToBeTracked(navigator)) return;
    return whenIdle(() => setTimeout(measure, delayMs, route));
  }, [route]);
  return null;
}

async function measure(route: string): Promise<void> {
  // Without a connection there is nobody to tell either.
  const vitals = await import("./report-vitals").catch(() => null);
  vitals?.reportVitals(route);
}
