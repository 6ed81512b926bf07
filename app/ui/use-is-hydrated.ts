import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False in the server's HTML and until its scripts run; what only they can do is disabled till then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
