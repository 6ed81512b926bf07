import { type ComponentType, useEffect, useState } from "react";
import { onWaitingToast } from "./toast.ts";

/**
 * Shows the toasts. Their list is a tenth of the page's JavaScript, so it is loaded when the visitor first touches the
 * page or presses a key; no toast comes earlier.
 */
export function Toaster() {
  const [ToastList, setToastList] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (ToastList) return;

    async function load() {
      try {
        const loaded = await import("./toast-list.tsx");
        setToastList(() => loaded.ToastList);
      } catch (error) {
        console.warn("The list of toasts could not be loaded.", error);
      }
    }

    const done = new AbortController();
    for (const event of ["pointerdown", "keydown"]) {
      window.addEventListener(event, load, { passive: true, signal: done.signal });
    }
    const stopListening = onWaitingToast(load);
    return () => {
      done.abort();
      stopListening();
    };
  }, [ToastList]);

  return ToastList && <ToastList />;
}
