import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react/pure";
import { TickBox, TickCount } from "./tick-list.tsx";

const boxOf = (item: string) => page.getByRole("checkbox", { name: `Done: ${item}` });
const kept = page.getByText("Ticks stay on this device");

const renderList = (list: string) =>
  render(
    <>
      <TickCount list={list} items={["Microchip", "Crate"]} doneAlready={1} />
      {["Microchip", "Crate"].map((item) => (
        <p key={item} className="relative h-11">
          <TickBox list={list} item={item} label={item} />
        </p>
      ))}
    </>,
  );

describe("the boxes of a list", () => {
  it("are counted and kept on this device, for each list on its own", async () => {
    const { unmount } = await renderList("one");
    await expect.element(page.getByText("1 of 3 done")).toBeVisible();
    await userEvent.click(boxOf("Crate"));
    await expect.element(page.getByText("2 of 3 done")).toBeVisible();
    await expect.element(kept).toBeVisible();
    await unmount();

    const again = await renderList("one");
    await expect.element(boxOf("Crate")).toBeChecked();
    await expect.element(boxOf("Microchip")).not.toBeChecked();
    await again.unmount();

    await renderList("other");
    await expect.element(boxOf("Crate")).not.toBeChecked();
    await expect.element(page.getByText("1 of 3 done")).toBeVisible();
  });

  it("can be ticked where the browser forbids to keep anything", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    await renderList("forbidden");
    await userEvent.click(boxOf("Crate"));
    await expect.element(page.getByText("2 of 3 done")).toBeVisible();
    await expect.element(kept).not.toBeInTheDocument();
    expect(logged.mock.calls.join()).toContain("Ticks could not be written");
  });
});
