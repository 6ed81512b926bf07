import type { ToastMessage } from "./toast.ts";

const defaultDurationMs = 5_000;

/** The options that Base UI takes for a toast. */
export function toastOptions({
  title,
  description,
  links = [],
  variant = "default",
  durationMs = defaultDurationMs,
}: ToastMessage) {
  return {
    // All toasts share one id, so that a new one replaces the old one.
    id: "toast",
    title,
    description,
    type: variant,
    data: { links },
    // Base UI keeps a toast with a timeout of 0.
    timeout: Number.isFinite(durationMs) ? durationMs : 0,
  };
}
