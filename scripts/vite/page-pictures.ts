import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { formats, planPagePicture } from "#scripts/make/page-pictures.ts";
import { describeFlaws, findFlaws, keysFile, readKeys, root } from "#scripts/make/rendering.ts";

const request = /\/app\/pictures\/([^/?]+)\?w=([\d;]+)(?:&view=(\w+))?&as=picture$/;

type PictureSize = { width: number; height: number };

/**
 * A Vite plugin that turns imports like `#pictures/hero.svg?w=480;800&as=picture` into a `PictureSource`. It never
 * renders: if files are missing or out of date, a build fails and the development server shows the drawing instead.
 */
export function pagePictures(): Plugin {
  let isBuild = true;
  return {
    name: "page-pictures",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    load: {
      filter: { id: request },
      async handler(id) {
        const [, name = "", widths = "", view] = request.exec(id) ?? [];
        const picture = await planPagePicture(name, widths.split(";").map(Number), view);
        const flaws = findFlaws(picture, await readKeys());
        if (flaws.length > 0 && isBuild) this.error(describeFlaws(flaws));
        this.addWatchFile(keysFile);
        if (flaws.length > 0) {
          this.warn(`${picture.subject} is shown itself until npm run make has rendered it`);
          return moduleOf([], JSON.stringify(`/app/pictures/${name}`), picture.largest);
        }

        const emit = (file: string) => {
          const asset = { name: basename(file), source: readFileSync(join(root, file)) };
          const reference = this.emitFile({ type: "asset", originalFileName: file, ...asset });
          return `import.meta.ROLLUP_FILE_URL_${reference}`;
        };
        const urls = new Map(
          picture.images.map(({ file }) => [
            file,
            isBuild ? emit(file) : JSON.stringify(`/${file}`),
          ]),
        );
        const sourceSets = formats.map((format) => {
          const candidates = picture.images
            .filter((image) => image.format === format)
            .map(({ file, width }) => `\${${urls.get(file)}} ${width}w`);
          return `${format}: \`${candidates.join(", ")}\``;
        });
        return moduleOf(sourceSets, urls.get(picture.largest.file), picture.largest);
      },
    },
  };
}

/** `sourceSets` are properties and `src` is an expression, both in JavaScript. */
function moduleOf(sourceSets: string[], src: string | undefined, { width, height }: PictureSize) {
  const img = `{ src: ${src}, w: ${width}, h: ${height} }`;
  return `export default { sources: { ${sourceSets.join(", ")} }, img: ${img} };`;
}
