import { useSyncExternalStore } from "react";
import { onRestore } from "./lifecycle.ts";

type Options<Value> = {
  /** The key in localStorage. */
  key: string;
  /** The subject of messages on the console. */
  name: string;
  /** Reads the stored text, or null if there is none. For an invalid text it may throw: the value then stays. */
  parse: (text: string | null) => Value;
  /** The text to store; null stores nothing, so the value lasts as long as the page. */
  format: (value: Value) => string | null;
};

export type BrowserStore<Value> = ReturnType<typeof createBrowserStore<Value>>;

/**
 * A value in localStorage, which all tabs share. If the storage refuses it, that is logged to the console and the value
 * lasts as long as the page.
 */
export function createBrowserStore<Value>({ key, name, parse, format }: Options<Value>) {
  const listeners = new Set<() => void>();
  let value = parse(null);
  /** As last seen in the storage; undefined before the first look. */
  let text: string | null | undefined;
  let isRefused = false;
  let stopFollowing = () => {};

  function attempt(verb: string, work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      console.error(`${name} could not be ${verb} this browser's storage.`, error);
      return false;
    }
  }

  function publish(next: Value) {
    value = next;
    for (const listener of listeners) listener();
  }

  /** Takes over what another tab has stored since the last look. */
  function follow() {
    if (isRefused) return;
    attempt("read from", () => {
      const stored = localStorage.getItem(key);
      const isNew = stored !== (text ?? null);
      text = stored;
      if (isNew) publish(parse(stored));
    });
    text ??= null;
  }

  function read(): Value {
    if (text === undefined) follow();
    return value;
  }

  /** Looks first, because another tab may have changed the value while this tab was frozen. */
  function change(changeValue: (current: Value) => Value) {
    follow();
    const next = changeValue(value);
    const formatted = format(next);
    isRefused = !attempt("written to", () => {
      if (formatted === null) localStorage.removeItem(key);
      else localStorage.setItem(key, formatted);
      text = formatted;
    });
    publish(next);
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) follow();
      };
      window.addEventListener("storage", onStorage);
      const stopOnRestore = onRestore(follow);
      stopFollowing = () => {
        window.removeEventListener("storage", onStorage);
        stopOnRestore();
      };
      follow();
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopFollowing();
    };
  }

  return { read, change, subscribe, isRefused: () => isRefused };
}

/** The value of a store; `onServer` on the server and until the page is hydrated. */
export function useBrowserStore<Value, Initial>(store: BrowserStore<Value>, onServer: Initial) {
  return useSyncExternalStore<Value | Initial>(store.subscribe, store.read, () => onServer);
}
