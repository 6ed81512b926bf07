import { afterEach, expect, it, vi } from "vitest";
import { onWaitingToast, showToast, takeWaitingToast } from "./toast";

afterEach(() => {
  takeWaitingToast();
});

it("who listens is told of a toast, and takes it once", () => {
  const listener = vi.fn();
  const stop = onWaitingToast(listener);
  expect(listener).not.toHaveBeenCalled();
  showToast({ title: "Added to Cart!" });
  stop();
  expect(listener).toHaveBeenCalledOnce();
  expect(takeWaitingToast()).toEqual({ title: "Added to Cart!" });
  expect(takeWaitingToast()).toBeNull();
});

it("a toast waits for who listens later", () => {
  showToast({ title: "Added to Cart!" });
  const listener = vi.fn();
  onWaitingToast(listener)();
  expect(listener).toHaveBeenCalledOnce();
});

it("of the toasts that nobody took yet only the last waits", () => {
  showToast({ title: "One" });
  showToast({ title: "Two" });
  expect(takeWaitingToast()).toEqual({ title: "Two" });
});

it("who stopped listening is not told", () => {
  const listener = vi.fn();
  onWaitingToast(listener)();
  showToast({ title: "Added to Cart!" });
  expect(listener).not.toHaveBeenCalled();
});
