// Whether this browser has gone to pay. Success may come back in another tab (a banking app opens
// one), so it is remembered for the browser; a cancelled payment comes back in the same tab.
const storageKey = "checkoutStarted";

function withStorage(use: (browser: Storage, tab: Storage) => boolean): boolean {
  try {
    return use(localStorage, sessionStorage);
  } catch (error) {
    console.warn("This browser's storage is not available.", error);
    return false;
  }
}

export function rememberStartedCheckout(): void {
  withStorage((browser, tab) => {
    browser.setItem(storageKey, "yes");
    tab.setItem(storageKey, "yes");
    return true;
  });
}

function forget(browser: Storage, tab: Storage) {
  browser.removeItem(storageKey);
  tab.removeItem(storageKey);
}

/** Whether a checkout was started in this browser; it counts as finished from now on. */
export function finishStartedCheckout(): boolean {
  return withStorage((browser, tab) => {
    const wasStarted = browser.getItem(storageKey) !== null;
    forget(browser, tab);
    return wasStarted;
  });
}

/** Whether the payment page has just sent this tab back unpaid; it counts as cancelled from now on. */
export function cancelStartedCheckout(): boolean {
  return withStorage((browser, tab) => {
    if (tab.getItem(storageKey) === null) return false;
    if (!cameByNavigation()) {
      tab.removeItem(storageKey);
      return false;
    }
    forget(browser, tab);
    return true;
  });
}

/**
 * Notes that the browser's Back button has shown this page again as it was left. That is no
 * cancellation: the payment page may still be gone forward to, and paid.
 */
export function leaveStartedCheckoutOpen(): void {
  withStorage((_, tab) => {
    tab.removeItem(storageKey);
    return true;
  });
}

/** Rather than by the Back button or a reload. */
function cameByNavigation(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
}
