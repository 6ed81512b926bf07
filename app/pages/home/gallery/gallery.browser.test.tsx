import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react/pure";
import { gallery } from "#content/gallery.ts";
import { Gallery } from "./gallery.tsx";

const row = page.getByRole("region", { name: "Postcards from pets" });
const motion = () => row.element().getAnimations({ subtree: true })[0]?.playState;

it("the postcards move, except under the pointer, with the focus or when paused", async () => {
  await render(
    <>
      <p>Elsewhere</p>
      <Gallery postcards={gallery} />
    </>,
  );
  await userEvent.hover(page.getByText("Elsewhere"));
  await expect.poll(motion).toBe("running");
  await userEvent.click(page.getByRole("button", { name: "Pause the postcards" }));
  await expect.poll(motion).toBe("paused");
  await userEvent.click(page.getByRole("button", { name: "Play the postcards" }));
  await expect.poll(motion).toBe("running");
  // Otherwise the row could move under the pointer when it gets the focus.
  await userEvent.hover(page.getByText("Elsewhere"));
  await userEvent.tab();
  await expect.element(row).toHaveFocus();
  await expect.poll(motion).toBe("paused");
  await userEvent.tab({ shift: true });
  await expect.poll(motion).toBe("running");
  await userEvent.hover(row);
  await expect.poll(motion).toBe("paused");
  // A screen reader finds each pet once, although the row is doubled to move in a loop.
  for (const role of ["listitem", "img"]) {
    expect(row.getByRole(role).elements()).toHaveLength(gallery.length);
  }
});
