import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { onRestore } from "~/ui/browser/lifecycle";
import { typedFields } from "./fields";

type Typed = {
  values: Readonly<Record<string, string>>;
  /** Whether they stay in this browser's storage. */
  isKept: boolean;
};

const storageKey = "papers";
const nothing: Typed = { values: {}, isKept: false };
const storedSchema = v.object(
  Object.fromEntries(Object.keys(typedFields).map((name) => [name, v.nullish(v.string(), "")])),
);

const listeners = new Set<() => void>();
let typed: Typed | null = null;
let stopOnRestore = () => {};

/** @throws Error for what this site has not kept */
function parseTyped(text: string): Typed["values"] {
  const values = v.parse(storedSchema, JSON.parse(text));
  return Object.fromEntries(
    Object.entries(typedFields).flatMap(([name, { maxLength }]) => {
      const value = values[name]?.slice(0, maxLength);
      return value ? [[name, value]] : [];
    }),
  );
}

function load(): Typed {
  try {
    const text = localStorage.getItem(storageKey);
    return text === null ? nothing : { values: parseTyped(text), isKept: true };
  } catch (error) {
    console.warn("What was typed on the papers could not be read from this browser.", error);
    return nothing;
  }
}

function publish(next: Typed) {
  typed = next;
  for (const listener of listeners) listener();
}

function change(next: Typed) {
  publish(next);
  try {
    if (next.isKept) localStorage.setItem(storageKey, JSON.stringify(next.values));
    else localStorage.removeItem(storageKey);
  } catch (error) {
    console.warn("What was typed on the papers could not be kept in this browser.", error);
    publish({ ...next, isKept: false });
  }
}

/** Another tab has kept, changed or forgotten them. What is not kept stays this tab's own. */
function follow() {
  const stored = load();
  if (stored.isKept || typed?.isKept) publish(stored);
}

function onStorage({ key }: StorageEvent) {
  if (key === storageKey || key === null) follow();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", onStorage);
    stopOnRestore = onRestore(follow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", onStorage);
    stopOnRestore();
  };
}

function read(): Typed {
  typed ??= load();
  return typed;
}

/** What was typed beside the sheets, the same on all of them. It never leaves the browser. */
export const useTyped = (): Typed => useSyncExternalStore(subscribe, read, () => nothing);

export const type = (name: string, value: string) =>
  change({ ...read(), values: { ...read().values, [name]: value } });

export const keepOnDevice = (isKept: boolean) => change({ ...read(), isKept });

export const forget = () => change(nothing);
