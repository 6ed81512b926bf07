import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react/pure";
import { Fold } from "./fold.tsx";

it("an accordion has at most one item open, which can be closed again", async () => {
  await render(
    <div>
      {["First", "Second"].map((title) => (
        <Fold key={title} name="answers" title={title}>
          <p>{`${title} answer`}</p>
        </Fold>
      ))}
    </div>,
  );
  const first = page.getByText("First answer");
  const second = page.getByText("Second answer");
  await expect.element(first).not.toBeVisible();
  await expect.element(second).not.toBeVisible();

  await userEvent.click(page.getByRole("heading", { name: "First" }));
  await expect.element(first).toBeVisible();

  await userEvent.click(page.getByRole("heading", { name: "Second" }));
  await expect.element(second).toBeVisible();
  await expect.element(first).not.toBeVisible();

  await userEvent.click(page.getByRole("heading", { name: "Second" }));
  await expect.element(second).not.toBeVisible();
});
