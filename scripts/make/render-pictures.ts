// `npm run make:pictures`: renders the pictures that are missing or older than their drawing, and deletes the rest.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { findLeftovers, planPictures } from "../pictures/committed-pictures.ts";
import { findFlaws, keysFile, readKeys, root } from "../pictures/rendering.ts";

const renderings = await planPictures();
const keys = await readKeys();

for (const rendering of renderings) {
  for (const { file, render } of findFlaws(rendering, keys)) {
    const image = await render();
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), image);
    console.log(`${file} ${image.length} bytes`);
  }
}
for (const file of findLeftovers(renderings)) {
  await rm(join(root, file));
  console.log(`${file} deleted`);
}
const newKeys = Object.fromEntries(renderings.map(({ subject, key }) => [subject, key]));
await writeFile(keysFile, `${JSON.stringify(newKeys, null, 2)}\n`);
