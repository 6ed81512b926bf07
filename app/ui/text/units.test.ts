import { expect, it } from "vitest";
import { keepUnits } from "./units.ts";

it("keeps a figure with its sign and its unit, and leaves other words their breaks", () => {
  expect(keepUnits("Cargo > 75 kg or 300 cm, above 27 °C, in 2 kinds")).toBe(
    "Cargo >\u00a075\u00a0kg or 300\u00a0cm, above 27\u00a0°C, in 2 kinds",
  );
});
