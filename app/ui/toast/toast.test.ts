import { afterEach, describe, expect, it, vi } from "vitest";
import { onWaitingToast, showToast, takeWaitingToast } from "./toast.ts";
import { toastOptions } from "./toast-options.ts";

afterEach(() => {
  takeWaitingToast();
});

describe("a toast", () => {
  it("is announced to the listener, which takes it once", () => {
    const listener = vi.fn();
    const stop = onWaitingToast(listener);
    expect(listener).not.toHaveBeenCalled();
    showToast({ title: "Added to Cart!" });
    stop();
    expect(listener).toHaveBeenCalledOnce();
    expect(takeWaitingToast()).toEqual({ title: "Added to Cart!" });
    expect(takeWaitingToast()).toBeNull();
  });

  it("waits for a listener that comes later", () => {
    showToast({ title: "Added to Cart!" });
    const listener = vi.fn();
    onWaitingToast(listener)();
    expect(listener).toHaveBeenCalledOnce();
  });

  it("replaces a toast that is still waiting", () => {
    showToast({ title: "One" });
    showToast({ title: "Two" });
    expect(takeWaitingToast()).toEqual({ title: "Two" });
  });

  it("is not announced to a listener that has stopped", () => {
    const listener = vi.fn();
    onWaitingToast(listener)();
    showToast({ title: "Added to Cart!" });
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("the options of a toast", () => {
  it("default to the default variant for five seconds", () => {
    const message = { title: "Added to Cart!", description: "Crate has been added." };
    expect(toastOptions(message)).toMatchObject({ ...message, type: "default", timeout: 5_000 });
  });

  it("take the message's variant and duration", () => {
    const message = { title: "Checkout Error", variant: "destructive", durationMs: 8_000 } as const;
    expect(toastOptions(message)).toMatchObject({ type: "destructive", timeout: 8_000 });
  });

  it("have the message's links, and none of an earlier toast", () => {
    const links = [{ label: "View cart", path: "/cart" }];
    expect(toastOptions({ title: "Added to Cart!", links }).data).toEqual({ links });
    expect(toastOptions({ title: "Offline" }).data).toEqual({ links: [] });
  });

  it("have a timeout of 0 for an infinite toast", () => {
    const message = { title: "Offline", durationMs: Number.POSITIVE_INFINITY };
    expect(toastOptions(message)).toMatchObject({ timeout: 0 });
  });

  it("have the same id for each toast, so that one replaces the other", () => {
    expect(toastOptions({ title: "Two" }).id).toBe(toastOptions({ title: "One" }).id);
  });
});
