import { useLayoutEffect, useRef } from "react";
import { createPath, useLocation } from "react-router";
import { takeEarlyInput } from "./early-input.ts";
import { keepInput, recall } from "./kept-input.ts";
import { fillIn } from "./page-input.ts";

/** Fills in what was typed before hydration, before a reload, or before the visitor went on and came back. */
export function InputKeeper(): null {
  const location = useLocation();
  const { key, pathname } = location;
  // All entries that the router has not made share one key: that of a document, or of a link to a passage in it.
  const entry = key === "default" ? createPath(location) : key;
  const filledPath = useRef<string>(null);

  useLayoutEffect(() => keepInput(entry), [entry]);

  useLayoutEffect(() => {
    // A page that stays, such as the steps of a quote, may know later input than its earlier entry.
    const which = filledPath.current === pathname ? "for empty controls" : "all";
    filledPath.current = pathname;
    const { restored, typed, restoreFocus } = takeEarlyInput();
    // Firefox restores after a reload what stood in the fields when the router removed them, which may be older.
    fillIn({ ...restored, ...recall(entry), ...typed }, which).then(restoreFocus);
  }, [entry, pathname]);

  return null;
}
