import { expect, it } from "vitest";
import { toastOptions } from "./toast-options";

it("a toast is a default one for five seconds unless told otherwise", () => {
  expect(
    toastOptions({ title: "Added to Cart!", description: "Crate has been added." }),
  ).toMatchObject({
    title: "Added to Cart!",
    description: "Crate has been added.",
    type: "default",
    timeout: 5_000,
  });
});

it("a toast may be destructive and have a duration of its own", () => {
  const message = { title: "Checkout Error", variant: "destructive", durationMs: 8_000 } as const;
  expect(toastOptions(message)).toMatchObject({ type: "destructive", timeout: 8_000 });
});

it("an infinite toast stays, which the library calls a timeout of 0", () => {
  const message = { title: "Offline", durationMs: Number.POSITIVE_INFINITY };
  expect(toastOptions(message)).toMatchObject({ timeout: 0 });
});

it("a toast takes the place of the one before", () => {
  expect(toastOptions({ title: "Two" }).id).toBe(toastOptions({ title: "One" }).id);
});
