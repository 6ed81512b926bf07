import { dayMs } from "#edge/http/india-clock.ts";
import { type Order, parseOrder } from "./order.ts";

// Remembers the order with which this browser went to a payment page. A successful payment may return in another
// tab (banking apps open one), so the order is in localStorage; a cancelled payment returns in the same tab, so
// sessionStorage marks that tab, too.
const startedKey = "checkoutStarted";
/** The last order that was paid. */
const paidKey = "lastOrder";
const startedForMs = dayMs;
/** Long enough to look something up; later, somebody else may use this browser. */
export const paidForDays = 30;

function withStorage<Result>(use: (browser: Storage, tab: Storage) => Result): Result | null {
  try {
    return use(localStorage, sessionStorage);
  } catch (error) {
    console.warn("This browser's storage is not available.", error);
    return null;
  }
}

export function rememberStartedCheckout(order: Order): void {
  withStorage((browser, tab) => {
    browser.setItem(startedKey, JSON.stringify(order));
    tab.setItem(startedKey, String(order.startedAtMs));
  });
}

/** Returns the order that this browser went to pay within the last day, and makes it the last paid order. */
export function finishStartedCheckout(nowMs: number): Order | null {
  return withStorage((browser, tab) => {
    const started = browser.getItem(startedKey);
    const order = parseOrder(started);
    browser.removeItem(startedKey);
    tab.removeItem(startedKey);
    if (!started || !order || nowMs - order.startedAtMs > startedForMs) return null;
    browser.setItem(paidKey, started);
    return order;
  });
}

/** The last order that was paid from this browser, for thirty days. */
export function readPaidOrder(nowMs: number): Order | null {
  return withStorage((browser) => {
    const order = parseOrder(browser.getItem(paidKey));
    if (order && nowMs - order.startedAtMs <= paidForDays * dayMs) return order;
    browser.removeItem(paidKey);
    return null;
  });
}

export type PaymentReturn = "cancelled" | "unclear";

/**
 * How the buyer returned from the payment page to this document, or null if this is no return. Cancelled
 * if another site linked here; unclear without a referrer, because the buyer may have typed the URL
 * after paying. Forgets the checkout in this tab, but not in localStorage: the buyer may go back and
 * pay after all.
 */
export function takePaymentReturn(): PaymentReturn | null {
  return withStorage((_, tab) => {
    const { referrer } = document;
    const isOwnLink = referrer !== "" && new URL(referrer).origin === location.origin;
    if (tab.getItem(startedKey) === null || isOwnLink || !isNewNavigation()) return null;
    tab.removeItem(startedKey);
    return referrer === "" ? "unclear" : "cancelled";
  });
}

/** False after a reload, after the Back button, and if the document was opened for another page. */
function isNewNavigation(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return (
    entry instanceof PerformanceNavigationTiming &&
    entry.type === "navigate" &&
    new URL(entry.name).pathname === location.pathname
  );
}
