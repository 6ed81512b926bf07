import type { ToastMessage } from "./toast";

const defaultDurationMs = 5_000;

/** What Base UI is told of a notification. */
export function toastOptions({
  title,
  description,
  variant = "default",
  durationMs = defaultDurationMs,
}: ToastMessage) {
  return {
    // One id for all: a new toast takes the place of the old.
    id: "toast",
    title,
    description,
    type: variant,
    // Base UI's word for a toast that stays.
    timeout: Number.isFinite(durationMs) ? durationMs : 0,
  };
}
