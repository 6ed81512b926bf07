export type ToastMessage = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Infinity keeps the toast until it is dismissed. */
  durationMs?: number;
};

const listeners = new Set<() => void>();
let waiting: ToastMessage | null = null;

/** Shows a notification in place of the one on show, if any (specification, section 4). */
export function showToast(message: ToastMessage): void {
  waiting = message;
  for (const listener of [...listeners]) listener();
}

/** Calls the listener when a toast waits to be shown, at once if one does already. */
export function onWaitingToast(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting) listener();
  return () => {
    listeners.delete(listener);
  };
}

/** The last toast that was asked for, unless somebody took it to show it. */
export function takeWaitingToast(): ToastMessage | null {
  const taken = waiting;
  waiting = null;
  return taken;
}
