import { Toast } from "@base-ui/react/toast";

export type ToastVariant = "default" | "destructive";

type ToastMessage = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** Infinity keeps the toast until it is dismissed. */
  durationMs?: number;
};

export const toastManager = Toast.createToastManager();

export const defaultToastDurationMs = 5_000;

/** Shows a notification in place of the one on show, if any (specification, section 4). */
export function showToast({
  title,
  description,
  variant = "default",
  durationMs = defaultToastDurationMs,
}: ToastMessage): void {
  toastManager.add({
    // One id for all: a new toast takes the place of the old.
    id: "toast",
    title,
    description,
    type: variant,
    // Base UI's word for a toast that stays.
    timeout: Number.isFinite(durationMs) ? durationMs : 0,
  });
}
