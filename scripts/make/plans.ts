import { globSync } from "node:fs";
import { planFonts } from "./fonts.ts";
import { planIcons } from "./icons.ts";
import { planPagePictures } from "./page-pictures.ts";
import { type Rendering, root } from "./rendering.ts";
import { planSandboxPictures } from "./sandbox-pictures.ts";
import { planSocialImages } from "./social/social-images.ts";

/** The files that are rendered and kept in git, by their names in `npm run make`. */
const plans: Record<string, () => Promise<Rendering[]>> = {
  pictures: planPagePictures,
  social: planSocialImages,
  sandbox: planSandboxPictures,
  fonts: planFonts,
  icons: planIcons,
};

export const planNames = Object.keys(plans);

/** Plans all files, with the name of the plan. */
export async function planEverything(): Promise<(Rendering & { plan: string })[]> {
  const planned = Object.entries(plans).map(async ([plan, makePlan]) =>
    (await makePlan()).map((rendering) => ({ ...rendering, plan })),
  );
  return (await Promise.all(planned)).flat();
}

/** Lists the files in the folders of rendered pictures that no plan has. */
export function findLeftovers(renderings: Rendering[]): string[] {
  const planned = new Set(renderings.flatMap(({ files }) => [...files.keys()]));
  const folders = "{app/pictures/{rendered,social},workers/sandbox/public/pictures}";
  return globSync(`${folders}/**/*.*`, { cwd: root }).filter((file) => !planned.has(file));
}
