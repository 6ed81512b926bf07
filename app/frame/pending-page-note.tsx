import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";

/**
 * Notes the page that the visitor waits for in the history entry of the page before it. If a script of that page is gone, as
 * after a deployment, React Router reloads the page before it; start-after-paint.js then loads the noted one.
 */
export function PendingPageNote() {
  const { location } = useNavigation();
  const pendingPage = location ? createPath(location) : null;

  useEffect(() => {
    if (pendingPage === null) return;
    const note = () => history.replaceState({ ...history.state, pendingPage }, "");
    // In `pagehide`, it would be too late to change the entry.
    window.addEventListener("beforeunload", note);
    return () => window.removeEventListener("beforeunload", note);
  }, [pendingPage]);

  return null;
}
