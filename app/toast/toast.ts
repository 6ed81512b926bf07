export type ToastMessage = {
  title: string;
  description?: string;
  /** Where to go next; a path that begins with `#` is a place on the page. */
  links?: { label: string; path: string }[];
  variant?: "default" | "destructive";
  /** Infinity keeps the toast until it is dismissed. */
  durationMs?: number;
};

const defaultDurationMs = 5_000;

const listeners = new Set<() => void>();
let waiting: ToastMessage | null = null;

/** Shows a notification, in place of the one on screen if any (specification, section 4). */
export function showToast(message: ToastMessage): void {
  waiting = message;
  for (const listener of [...listeners]) listener();
}

/** Calls the listener when a toast waits to be shown, immediately if one does already. */
export function onWaitingToast(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting) listener();
  return () => {
    listeners.delete(listener);
  };
}

/** The last requested toast, unless it was taken already. */
export function takeWaitingToast(): ToastMessage | null {
  const taken = waiting;
  waiting = null;
  return taken;
}

/** The options that Base UI takes for a toast. */
export function toastOptions({
  title,
  description,
  links = [],
  variant = "default",
  durationMs = defaultDurationMs,
}: ToastMessage) {
  return {
    // All have one id, so that a new toast replaces the old one.
    id: "toast",
    title,
    description,
    type: variant,
    data: { links },
    // Base UI keeps a toast with a timeout of 0.
    timeout: Number.isFinite(durationMs) ? durationMs : 0,
  };
}
