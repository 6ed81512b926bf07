import "#app.css";
import { afterEach, beforeEach, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";

// After a click of a test, Chromium may hold back idle callbacks for seconds. tests/e2e has the real ones.
window.requestIdleCallback = (callback) =>
  window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
window.cancelIdleCallback = (handle) => window.clearTimeout(handle);

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
});

afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  await userEvent.unhover(document.documentElement);
});
