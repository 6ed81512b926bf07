import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { findRequests, planPagePicture } from "./page-pictures.ts";

describe("the pictures that a module asks for", () => {
  it("are found in its imports", () => {
    const source = `import hero from "#pictures/hero.svg?w=480;800&as=picture";`;
    expect(findRequests(source)).toEqual([{ pattern: "hero.svg", widths: [480, 800] }]);
  });

  it("are found in import.meta.glob", () => {
    const source = `const pictures = import.meta.glob<PictureSource>("../pictures/{article,service}-*", {
  query: "?w=400&as=picture",
});`;
    expect(findRequests(source)).toEqual([{ pattern: "{article,service}-*", widths: [400] }]);
  });

  it("may be one view of a drawing", () => {
    const source = `import uk from "#pictures/article-uk.svg?w=200&view=small&as=picture";`;
    expect(findRequests(source)).toEqual([
      { pattern: "article-uk.svg", widths: [200], view: "small" },
    ]);
  });

  it("are no other files", () => {
    expect(findRequests(`import map from "#pictures/map.svg?raw";`)).toEqual([]);
  });
});

describe("the plan of a page's picture", () => {
  it("has a file in each format and width", async () => {
    const { images, largest } = await planPagePicture("hero.svg", [480, 800]);
    expect(images.map(({ file }) => file)).toEqual([
      "app/pictures/rendered/480/hero.avif",
      "app/pictures/rendered/800/hero.avif",
      "app/pictures/rendered/480/hero.webp",
      "app/pictures/rendered/800/hero.webp",
    ]);
    expect(largest).toMatchObject({ format: "webp", width: 800, height: 500 });
  });

  it("has files of its own for a view, in the view's shape", async () => {
    const { largest, subject } = await planPagePicture("service-export.svg", [720], "strip");
    expect(subject).toBe("app/pictures/service-export.svg#strip");
    expect(largest).toEqual({
      file: "app/pictures/rendered/720/service-export-strip.webp",
      format: "webp",
      width: 720,
      height: 300,
    });
  });

  it("shows the whole drawing if it has no such view", async () => {
    const { largest } = await planPagePicture("hero.svg", [800], "strip");
    expect(largest).toMatchObject({ width: 800, height: 500 });
  });

  it("does not enlarge the picture", async () => {
    const { images } = await planPagePicture("hero.svg", [480, 9_000, 10_000]);
    expect(images.map(({ width }) => width)).toEqual([480, 1600, 480, 1600]);
  });

  it("renders the planned format and size", async () => {
    const { files } = await planPagePicture("pet-beagle.svg", [32]);
    const image = await files.get("app/pictures/rendered/32/pet-beagle.webp")?.();
    expect(await sharp(image).metadata()).toMatchObject({ format: "webp", width: 32, height: 24 });
  });
});
