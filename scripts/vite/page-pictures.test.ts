import { describe, expect, it, vi } from "vitest";
import { pagePictures } from "./page-pictures.ts";

const warn = vi.fn();
const context = {
  warn,
  error(message: string) {
    throw new Error(message);
  },
  addWatchFile() {},
  emitFile: ({ originalFileName }: { originalFileName: string }) =>
    originalFileName.replace(/\W/g, "_"),
};

/** The code of the module for an import of a drawing. */
function load(command: "build" | "serve", request: string): Promise<string> {
  const { configResolved, load } = pagePictures();
  if (typeof configResolved !== "function" || typeof load !== "object") {
    throw new Error("The plugin lacks a hook");
  }
  Reflect.apply(configResolved, context, [{ command }]);
  return Reflect.apply(load.handler, context, [`/site/app/pictures/${request}`]);
}

describe("an import of a picture", () => {
  it("has the URLs of the emitted files in a build", async () => {
    const code = await load("build", "pet-beagle.svg?w=400;640&as=picture");
    const url = (file: string) =>
      `\${import.meta.ROLLUP_FILE_URL_app_pictures_rendered_${file.replace(/\W/g, "_")}}`;
    expect(code).toContain(
      `avif: \`${url("400/pet-beagle.avif")} 400w, ${url("640/pet-beagle.avif")} 640w\``,
    );
    expect(code).toContain("w: 640, h: 480 }");
  });

  it("has the URLs of the files in git in development", async () => {
    const code = await load("serve", "pet-beagle.svg?w=400;640&as=picture");
    expect(code).toContain('src: "/app/pictures/rendered/640/pet-beagle.webp"');
  });

  it("has the files of a view alone", async () => {
    const code = await load("build", "service-export.svg?w=400;720&view=strip&as=picture");
    expect(code).toContain("rendered_720_service_export_strip_webp");
    expect(code).toContain("w: 720, h: 300 }");
  });

  it("fails the build, and names the command, when a file is missing", async () => {
    await expect(load("build", "pet-beagle.svg?w=401&as=picture")).rejects.toThrow(
      /401\/pet-beagle\.avif is missing\n.*pet-beagle\.webp is missing\n.*npm run make/,
    );
  });

  it("shows the drawing in development when a file is missing", async () => {
    const code = await load("serve", "pet-beagle.svg?w=401&as=picture");
    expect(code).toContain('img: { src: "/app/pictures/pet-beagle.svg", w: 401, h: 301 }');
    expect(code).not.toContain("rendered");
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("npm run make"));
  });
});
