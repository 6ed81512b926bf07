import { useSyncExternalStore } from "react";
import { onRestore } from "./lifecycle";

const listeners = new Set<() => void>();

/** Lists that the browser's storage refused. They last as long as the page. */
const unkept = new Map<string, string>();

const keyOf = (list: string) => `ticks:${list}`;

/** The ticked items of a list, one a line: a string, so that React can compare it. */
function load(list: string): string {
  try {
    return unkept.get(list) ?? localStorage.getItem(keyOf(list)) ?? "";
  } catch {
    return "";
  }
}

const parse = (lines: string) => new Set(lines.split("\n").filter(Boolean));

export const readTicks = (list: string): Set<string> => parse(load(list));

export function setTick(list: string, item: string, isTicked: boolean) {
  const ticked = readTicks(list);
  if (isTicked) ticked.add(item);
  else ticked.delete(item);
  const lines = [...ticked].join("\n");
  try {
    if (lines) localStorage.setItem(keyOf(list), lines);
    else localStorage.removeItem(keyOf(list));
    unkept.delete(list);
  } catch (error) {
    console.warn("Ticks are not kept.", error);
    unkept.set(list, lines);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  const stopOnRestore = onRestore(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
    stopOnRestore();
  };
}

/** The ticked items of a list, shared by all tabs. They never leave the browser. */
export function useTicks(list: string) {
  const lines = useSyncExternalStore(
    subscribe,
    () => load(list),
    () => "",
  );
  return { ticked: parse(lines), isKept: !unkept.has(list) };
}
