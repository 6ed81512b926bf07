export type ToastMessage = {
  title: string;
  description?: string;
  /** Where to go next; a path that begins with `#` is a place on the page. */
  links?: { label: string; path: string }[];
  variant?: "default" | "destructive";
  /** Infinity keeps the toast until it is dismissed. */
  durationMs?: number;
};

const listeners = new Set<() => void>();
let waiting: ToastMessage | null = null;

/** Shows a notification, which replaces the one on screen. */
export function showToast(message: ToastMessage): void {
  waiting = message;
  for (const listener of [...listeners]) listener();
}

/** Calls the listener when a toast waits to be shown; at once if one is already waiting. */
export function onWaitingToast(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting) listener();
  return () => {
    listeners.delete(listener);
  };
}

/** Takes the last requested toast; undefined if it was already taken. */
export function takeWaitingToast(): ToastMessage | null {
  const taken = waiting;
  waiting = null;
  return taken;
}
