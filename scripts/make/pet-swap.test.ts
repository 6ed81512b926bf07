import { expect, it } from "vitest";
import { swapPet } from "./pet-swap.ts";

const yard = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">
<defs><use id="cat" href="sofa.svg#cat" transform="translate(1 2)"/></defs>
<defs><linearGradient id="fur"/></defs>
<rect/><g id="dog" fill="url(#fur)"><g><path d="M0 0"/></g></g><circle/>
</svg>`;

const sofa = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6" fill="none">
<defs><linearGradient id="fur"/></defs>
<ellipse/><g id="cat"><g fill="url(#fur)"><path d="M1 1"/></g></g>
</svg>`;

const drawings: Record<string, string> = { "sofa.svg": sofa };
const read = async (name: string) => drawings[name] ?? "";

it("A drawing may have the pet of another one in the place of its own, with its colours", async () => {
  const swapped = await swapPet("cat", yard, read);
  expect(swapped).toContain(
    `<rect/><defs><linearGradient id="other-fur"/></defs><g fill="none" transform="translate(1 2)"><g fill="url(#other-fur)"><path d="M1 1"/></g></g><circle/>`,
  );
  expect(swapped).not.toContain("M0 0");
  expect(swapped).not.toContain("<ellipse/>");
});

it("A drawing that already has such a pet stays as it is", async () => {
  expect(await swapPet("dog", yard, read)).toBe(yard);
});

it("A pet that the other drawing does not have is an error", async () => {
  await expect(swapPet("cat", yard, async () => "<svg/>")).rejects.toThrow("no group other-cat");
});
