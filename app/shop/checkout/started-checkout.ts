import type { CheckoutFailure } from "./checkout.server";

// Remembers that this browser went to a payment page. A successful payment may return in another tab
// (banking apps open one), so localStorage has it; a cancelled payment returns in the same tab, so
// sessionStorage has it, too.
const storageKey = "checkoutStarted";
const expiresAfterMs = 24 * 60 * 60 * 1_000;

function withStorage<Result>(use: (browser: Storage, tab: Storage) => Result): Result | null {
  try {
    return use(localStorage, sessionStorage);
  } catch (error) {
    console.warn("This browser's storage is not available.", error);
    return null;
  }
}

/**
 * Runs the checkout action from the browser. Its redirect to the payment page is remembered and passed
 * on; a network failure is a failed checkout.
 */
export async function submitCheckout(
  serverAction: () => Promise<CheckoutFailure>,
): Promise<CheckoutFailure> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) {
      rememberStartedCheckout(Date.now());
      throw error;
    }
    console.warn("The order could not be sent.", error);
    return { kind: "failed" };
  }
}

function rememberStartedCheckout(nowMs: number): void {
  withStorage((browser, tab) => {
    browser.setItem(storageKey, String(nowMs));
    tab.setItem(storageKey, String(nowMs));
  });
}

/** Whether this browser started a checkout within the last day. Forgets the checkout. */
export function finishStartedCheckout(nowMs: number): boolean {
  const startedAtMs = withStorage((browser, tab) => {
    const startedAt = browser.getItem(storageKey);
    browser.removeItem(storageKey);
    tab.removeItem(storageKey);
    return startedAt;
  });
  return startedAtMs !== null && nowMs - Number(startedAtMs) < expiresAfterMs;
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
    if (tab.getItem(storageKey) === null || isOwnLink || !isNewNavigation()) return null;
    tab.removeItem(storageKey);
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
