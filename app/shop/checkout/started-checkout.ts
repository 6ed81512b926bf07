// Whether this browser has gone to pay. Success may come back in another tab (a banking app opens
// one), so that is noted for the browser; a cancelled payment comes back in the same tab.
const storageKey = "checkoutStarted";
const noteLapsesAfterMs = 24 * 60 * 60 * 1_000;

function withStorage<Result>(use: (browser: Storage, tab: Storage) => Result): Result | null {
  try {
    return use(localStorage, sessionStorage);
  } catch (error) {
    console.warn("This browser's storage is not available.", error);
    return null;
  }
}

export function rememberStartedCheckout(nowMs: number): void {
  withStorage((browser, tab) => {
    browser.setItem(storageKey, String(nowMs));
    tab.setItem(storageKey, String(nowMs));
  });
}

/** Whether a checkout was started in this browser within a day; it counts as finished from now on. */
export function finishStartedCheckout(nowMs: number): boolean {
  const startedAtMs = withStorage((browser, tab) => {
    const note = browser.getItem(storageKey);
    browser.removeItem(storageKey);
    tab.removeItem(storageKey);
    return note;
  });
  return startedAtMs !== null && nowMs - Number(startedAtMs) < noteLapsesAfterMs;
}

export type ReturnFromPayment = "sent-back" | "unclear";

/**
 * How this document came to be opened on return from the payment page, or null if it was not: sent
 * back by another site's page, or by an address without a sender, which may as well have been typed
 * after paying. The tab's note is gone afterwards; the browser's stays, since the buyer may go
 * back and pay after all.
 */
export function takeReturnFromPayment(): ReturnFromPayment | null {
  return withStorage((_, tab) => {
    const { referrer } = document;
    const isOwnLink = referrer !== "" && new URL(referrer).origin === location.origin;
    if (tab.getItem(storageKey) === null || isOwnLink || !wasOpenedHere()) return null;
    tab.removeItem(storageKey);
    return referrer === "" ? "unclear" : "sent-back";
  });
}

/** Whether the document was opened for this page, by neither the Back button nor a reload. */
function wasOpenedHere(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return (
    entry instanceof PerformanceNavigationTiming &&
    entry.type === "navigate" &&
    new URL(entry.name).pathname === location.pathname
  );
}
