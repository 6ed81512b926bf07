import { useRouteLoaderData } from "react-router";
import type { loader } from "./root";

/** What the root route's loader returned for the page that was loaded first. */
export type RootData = ReturnType<typeof loader>;

/** Undefined where the root route itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<typeof loader>("root");
}
