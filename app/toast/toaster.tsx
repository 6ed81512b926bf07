import { type ComponentType, useEffect, useState } from "react";
import { PlainToastList } from "./plain-toast-list";
import { onWaitingToast } from "./toast";

const loadTimeLimitMs = 3_000;

/**
 * Where toasts appear. What shows them is a tenth of the page's script, and is loaded at the
 * visitor's first touch or key, before which there is nothing to tell, or for the first toast.
 */
export function Toaster() {
  const [ToastList, setToastList] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (ToastList) return;

    async function load() {
      try {
        const loaded = await Promise.race([import("./toast-list"), rejectAfter(loadTimeLimitMs)]);
        setToastList(() => loaded.ToastList);
      } catch (error) {
        console.warn("Notifications are shown plainly.", error);
        setToastList(() => PlainToastList);
      }
    }

    const done = new AbortController();
    for (const use of ["pointerdown", "keydown"]) {
      window.addEventListener(use, load, { capture: true, passive: true, signal: done.signal });
    }
    const stopListening = onWaitingToast(load);
    return () => {
      done.abort();
      stopListening();
    };
  }, [ToastList]);

  return ToastList && <ToastList />;
}

function rejectAfter(delayMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`Not loaded within ${delayMs} ms`)), delayMs);
  });
}
