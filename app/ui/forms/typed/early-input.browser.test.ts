import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noteEarlyInput, takeEarlyInput } from "./early-input.ts";

const markup = '<form aria-label="Contact"><input name="name"></form>';

const field = () => document.querySelector("input");

beforeEach(() => {
  document.body.innerHTML = markup;
  noteEarlyInput();
  field()?.focus();
});

afterEach(() => {
  document.body.innerHTML = "";
});

it("a field gets the focus again that it lost because React replaced it", async () => {
  document.body.innerHTML = markup;
  await vi.waitFor(() => expect(document.activeElement).toBe(document.body));
  takeEarlyInput().restoreFocus();
  expect(document.activeElement).toBe(field());
});

it("a field that the visitor has left does not get the focus again", async () => {
  field()?.blur();
  await new Promise((resolve) => setTimeout(resolve));
  takeEarlyInput().restoreFocus();
  expect(document.activeElement).toBe(document.body);
});
