import { globSync } from "node:fs";
import { planPagePictures } from "./page-pictures.ts";
import { type Rendering, root } from "./rendering.ts";

/** Plans all pictures that are kept in git. */
export async function planPictures(): Promise<Rendering[]> {
  return planPagePictures();
}

/** Lists the files in the folders of rendered pictures that no plan has. */
export function findLeftovers(renderings: Rendering[]): string[] {
  const planned = new Set(renderings.flatMap(({ files }) => [...files.keys()]));
  const found = globSync("app/pictures/rendered/**/*.*", { cwd: root });
  return found.filter((file) => !planned.has(file));
}
