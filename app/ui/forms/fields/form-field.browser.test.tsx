import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderOnPage } from "#tests/components/render-on-page.tsx";
import { FormField } from "./form-field.tsx";

const advice = "Is this right? Nothing is refused.";
const field = page.getByLabelText("Email");
const send = vi.fn();

beforeEach(async () => {
  send.mockClear();
  await renderOnPage(
    <>
      <FormField label="Email" name="email" advise={(value) => (value === "odd" ? advice : null)} />
      <button type="button" onClick={send}>
        Send
      </button>
    </>,
  );
});

describe("a field that looks odd", () => {
  it("gets advice once the visitor leaves it, which describes it and is no error", async () => {
    await field.fill("odd");
    await expect.element(page.getByText(advice)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(page.getByText(advice)).toHaveRole("status");
    await expect.element(field).toHaveAccessibleDescription(advice);
    await expect.element(field).not.toHaveAttribute("aria-invalid");
  });

  it("loses it once it is corrected", async () => {
    await field.fill("odd");
    await userEvent.tab();
    await expect.element(page.getByText(advice)).toBeVisible();
    await field.fill("even");
    await userEvent.tab();
    await expect.element(page.getByText(advice)).not.toBeInTheDocument();
  });

  it("does not move a button away under the press that leaves the field", async () => {
    await field.fill("odd");
    await page.getByRole("button").click();
    expect(send).toHaveBeenCalledOnce();
    await expect.element(page.getByText(advice)).toBeVisible();
  });
});

it("A list has the options of no group first, then each group under its label", async () => {
  await renderOnPage(
    <FormField
      label="To"
      name="to"
      options={{ sg: "Singapore", uk: "United Kingdom", jp: "Japan" }}
      groups={{ Asia: ["sg", "jp"] }}
      placeholder="Choose"
    />,
  );
  const options = page.getByRole("option").elements();
  const labels = options.map((option) => [
    option.closest("optgroup")?.getAttribute("label"),
    option.textContent,
  ]);
  expect(labels).toEqual([
    [undefined, "Choose"],
    [undefined, "United Kingdom"],
    ["Asia", "Singapore"],
    ["Asia", "Japan"],
  ]);
});
