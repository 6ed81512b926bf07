import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { takeEarlyInput } from "./early-input";
import { keepInput, recall } from "./kept-input";
import { fillIn } from "./page-input";

/** Fills in what was typed before hydration, before a reload, or before the visitor went on and came back. */
export function InputKeeper(): null {
  const { key, pathname } = useLocation();

  useLayoutEffect(() => keepInput(key), [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page has new forms.
  useLayoutEffect(() => {
    const { restored, typed, restoreFocus } = takeEarlyInput();
    // Firefox restores after a reload what stood in the fields when the router removed them, which may be older.
    fillIn({ ...restored, ...recall(key), ...typed }).then(restoreFocus);
  }, [pathname]);

  return null;
}
