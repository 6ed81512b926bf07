import { beforeEach, expect, it, vi } from "vitest";
import { showToast, toastManager } from "./toast";

const add = vi.spyOn(toastManager, "add").mockReturnValue("toast");
const added = () => add.mock.lastCall?.[0];

beforeEach(() => add.mockClear());

it("a toast is a default one for five seconds unless told otherwise", () => {
  showToast({ title: "Added to Cart!", description: "Crate has been added." });
  expect(added()).toMatchObject({
    title: "Added to Cart!",
    description: "Crate has been added.",
    type: "default",
    timeout: 5_000,
  });
});

it("a toast may be destructive and have a duration of its own", () => {
  showToast({ title: "Checkout Error", variant: "destructive", durationMs: 8_000 });
  expect(added()).toMatchObject({ type: "destructive", timeout: 8_000 });
});

it("an infinite toast stays, which the library calls a timeout of 0", () => {
  showToast({ title: "Offline", durationMs: Number.POSITIVE_INFINITY });
  expect(added()).toMatchObject({ timeout: 0 });
});

it("a toast takes the place of the one before", () => {
  showToast({ title: "One" });
  const first = added();
  showToast({ title: "Two" });
  expect(added()?.id).toBe(first?.id);
});
