import { type BrowserStore, createBrowserStore, useBrowserStore } from "./browser-store.ts";

const nothing: ReadonlySet<string> = new Set();
const stores = new Map<string, BrowserStore<ReadonlySet<string>>>();

function storeOf(list: string) {
  const known = stores.get(list);
  if (known) return known;
  const store = createBrowserStore<ReadonlySet<string>>({
    key: `ticks:${list}`,
    name: "Ticks",
    // One item a line.
    parse: (text) => new Set(text?.split("\n").filter(Boolean)),
    format: (ticked) => [...ticked].join("\n") || null,
  });
  // The server outlives its pages, and has nothing to keep.
  if (typeof window !== "undefined") stores.set(list, store);
  return store;
}

export const readTicks = (list: string) => storeOf(list).read();

export const setTick = (list: string, item: string, isTicked: boolean) =>
  storeOf(list).change((ticked) => {
    const others = [...ticked].filter((other) => other !== item);
    return new Set(isTicked ? [...others, item] : others);
  });

/** The ticked items of a list, shared by all tabs. They never leave the browser. */
export function useTicks(list: string) {
  const store = storeOf(list);
  return { ticked: useBrowserStore(store, nothing), isKept: !store.isRefused() };
}
