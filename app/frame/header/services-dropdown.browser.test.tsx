import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderOnPage } from "#tests/components/render-on-page.tsx";
import { ServicesDropdown } from "./services-dropdown.tsx";

const link = page.getByRole("link", { name: "Services", exact: true });
const button = page.getByRole("button", { name: "Show services" });
// Also while it is hidden.
const dgftLink = page.getByText("DGFT Arrival Permit");

beforeEach(() =>
  renderOnPage(
    <ul>
      <ServicesDropdown label="Services" />
    </ul>,
    { path: "/contact" },
  ),
);

describe("the header's list of services", () => {
  it("is shown when it gets the focus, until Escape is pressed", async () => {
    await expect.element(dgftLink).not.toBeVisible();
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    await expect.element(dgftLink).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dgftLink).not.toBeVisible();
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dgftLink).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dgftLink).not.toBeVisible();
  });

  it("is shown after a click on its button, until another click", async () => {
    await userEvent.click(button);
    await userEvent.unhover(button);
    await userEvent.click(button);
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
    await expect.element(dgftLink).toBeVisible();
    await userEvent.click(button);
    await expect.element(dgftLink).not.toBeVisible();
  });
});
