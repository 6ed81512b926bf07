import { useEffect } from "react";
import { createPath, useBlocker } from "react-router";
import { useRootData } from "~/root-data";

/**
 * Leaves a private page by loading the next document, which has a policy and scripts of its own. A private page is
 * entered in the same way, by `redirectDocument` or a link with `reloadDocument`.
 */
export function LeaveByDocument() {
  return useRootData()?.isPrivate ? <Leaving /> : null;
}

function Leaving() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === "blocked") window.location.assign(createPath(blocker.location));
  }, [blocker]);
  return null;
}
