import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react/pure";
import { QuantityStepper } from "./quantity-stepper.tsx";

function Stepper() {
  const [quantity, setQuantity] = useState(1);
  return <QuantityStepper quantity={quantity} label="quantity" min={1} onChange={setQuantity} />;
}

it("a quantity never goes below the least, and its button keeps the focus there", async () => {
  await render(<Stepper />);
  const quantity = page.getByRole("status", { name: "quantity" });
  const fewer = page.getByRole("button", { name: "Decrease quantity" });
  await expect.element(quantity).toHaveTextContent("1");
  await expect.element(fewer).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(page.getByRole("button", { name: "Increase quantity" }));
  await expect.element(quantity).toHaveTextContent("2");
  await userEvent.click(fewer);
  await expect.element(quantity).toHaveTextContent("1");
  await expect.element(fewer).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(quantity).toHaveTextContent("1");
});
