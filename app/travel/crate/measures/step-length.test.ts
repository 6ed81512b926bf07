import { expect, it } from "vitest";
import { stepped } from "./step-length.ts";

it("a step is a centimetre or half an inch", () => {
  expect(stepped("66", "A", "cm", 1)).toBe("67");
  expect(stepped("66", "A", "cm", -1)).toBe("65");
  expect(stepped("26", "A", "in", 1)).toBe("26.5");
});

it("leads from a fraction to the next whole step, however it is written", () => {
  expect(stepped("14,5", "C", "cm", 1)).toBe("15");
  expect(stepped("14.5", "C", "cm", -1)).toBe("14");
  expect(stepped("१४", "C", "cm", 1)).toBe("15");
});

it("begins at a medium dog’s length where there is no number", () => {
  expect(stepped("", "A", "cm", 1)).toBe("55");
  expect(stepped("about", "D", "in", -1)).toBe("20");
});

it("stays above 0", () => {
  expect(stepped("1", "B", "cm", -1)).toBe("1");
  expect(stepped("0.5", "B", "in", -1)).toBe("0.5");
});
