import type { MouseEvent } from "react";
import { useIsHydrated } from "./lifecycle.ts";

// Pages that the visitor keeps in this browser, to open them without a network. The service worker of public/keep.js
// stores, shows and removes them.

/** The path of the pages that are kept together: that of the first one, and all below it. */
export const scopeOf = (start: string): string => start.replace(/\?.*/, "");

/** Whether the pages are kept; null if this browser cannot keep any. @param start the path and query of the first one */
export async function readIsKept(start: string): Promise<boolean | null> {
  if (!("serviceWorker" in navigator && "caches" in window)) return null;
  const cacheName = new URL(scopeOf(start), window.location.href).href;
  // Some browsers refuse the storage in private windows.
  return caches.match(start, { cacheName, ignoreVary: true }).then(Boolean, () => null);
}

/** Keeps a page, and those below its path that it leads to with the same query. */
export async function keepPages(start: string): Promise<void> {
  const options: RegistrationOptions = { scope: scopeOf(start) };
  await assign("keep", start, await navigator.serviceWorker.register("/keep.js", options));
}

/** Removes these pages; with the last one of their scope its cache and its service worker. */
export async function removePages(start: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(start);
  if (registration) await assign("remove", start, registration);
}

/** Waits for the worker's response, which says nothing about whether it could do the task. */
function assign(
  task: "keep" | "remove",
  start: string,
  { active, waiting, installing }: ServiceWorkerRegistration,
): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    (active ?? waiting ?? installing)?.postMessage({ task, start }, [port2]);
  });
}

/** The day, such as 2026-11-27, on which this page was kept, if it is shown without the network. */
export function useKeptDay(): string | null {
  return useIsHydrated() ? (document.documentElement.dataset.kept ?? null) : null;
}

/** A link of a kept page loads the document without a network, since no data for client navigation is kept. */
export function loadIfOffline(event: MouseEvent<HTMLAnchorElement>): void {
  const isCopy = document.documentElement.dataset.kept !== undefined;
  const isOffline = !navigator.onLine && Boolean(navigator.serviceWorker?.controller);
  if (!isCopy && !isOffline) return;
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
}
