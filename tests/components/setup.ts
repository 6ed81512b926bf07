import "#app.css";
import { afterEach, beforeEach, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
});

afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  await userEvent.unhover(document.documentElement);
});
