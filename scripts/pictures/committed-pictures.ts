import { globSync } from "node:fs";
import { planPagePictures } from "./page-pictures.ts";
import { type Rendering, root } from "./rendering.ts";
import { planSandboxPictures } from "./sandbox-pictures.ts";
import { planSocialImages } from "./social/social-images.ts";

/** Plans all pictures that are kept in git. */
export async function planPictures(): Promise<Rendering[]> {
  const plans = [planPagePictures(), planSocialImages(), planSandboxPictures()];
  return (await Promise.all(plans)).flat();
}

/** Lists the files in the folders of rendered pictures that no plan has. */
export function findLeftovers(renderings: Rendering[]): string[] {
  const planned = new Set(renderings.flatMap(({ files }) => [...files.keys()]));
  const folders = "{app/pictures/{rendered,social},workers/sandbox/public/pictures}";
  const found = globSync(`${folders}/**/*.*`, { cwd: root });
  return found.filter((file) => !planned.has(file));
}
