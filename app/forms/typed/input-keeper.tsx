import { useLayoutEffect } from "react";
import { createPath, useLocation } from "react-router";
import { takeEarlyInput } from "./early-input";
import { keepInput, recall } from "./kept-input";
import { fillIn } from "./page-input";

/** Fills in what was typed before hydration, before a reload, or before the visitor went on and came back. */
export function InputKeeper(): null {
  const location = useLocation();
  // All entries that the router has not made share one key: that of a document, or of a link to a passage in it.
  const entry = location.key === "default" ? createPath(location) : location.key;

  useLayoutEffect(() => keepInput(entry), [entry]);

  useLayoutEffect(() => {
    const { restored, typed, restoreFocus } = takeEarlyInput();
    // Firefox restores after a reload what stood in the fields when the router removed them, which may be older.
    fillIn({ ...restored, ...recall(entry), ...typed }).then(restoreFocus);
  }, [entry]);

  return null;
}
