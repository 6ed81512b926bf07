import { useEffect } from "react";
import { createPath, useBlocker } from "react-router";
import { useRootData } from "#edge/root-data.ts";

/**
 * Leaves a private page, or the pages without the chat, by loading the next document, which has a policy and scripts
 * of its own. They are entered in the same way, by `redirectDocument` or a link with `reloadDocument`.
 */
export function LeaveByDocument() {
  const { isPrivate, chatFreeBelow } = useRootData() ?? {};
  return isPrivate || chatFreeBelow ? <Leaving area={chatFreeBelow ?? null} /> : null;
}

/** @param props.area the path below which client navigation is allowed */
function Leaving({ area }: { area: string | null }) {
  const blocker = useBlocker(
    ({ currentLocation: { pathname: from }, nextLocation: { pathname: to } }) =>
      from !== to && !(area && (to === area || to.startsWith(`${area}/`))),
  );
  useEffect(() => {
    if (blocker.state === "blocked") window.location.assign(createPath(blocker.location));
  }, [blocker]);
  return null;
}
