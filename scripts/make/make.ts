import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { runCommand, UsageError } from "#scripts/command.ts";
import { findLeftovers, planEverything, planNames } from "./plans.ts";
import { findFlaws, keysFile, readKeys, root } from "./rendering.ts";

// `npm run make`: makes the files that are rendered and kept in git.

const help = `Renders what is missing or older than its sources, and deletes what no page uses any more.

  npm run make [${planNames.join("|")} …]

Without a name it makes all of them.`;

await runCommand({ name: "make", help, options: {} }, async (_, names) => {
  const unknown = names.find((name) => !planNames.includes(name));
  if (unknown) throw new UsageError(`"${unknown}" is none of ${planNames.join(", ")}`);
  const renderings = await planEverything();
  const keys = await readKeys();
  const newKeys: Record<string, string | undefined> = {};
  for (const rendering of renderings) {
    const { plan, subject, key } = rendering;
    const isMade = names.length === 0 || names.includes(plan);
    newKeys[subject] = isMade ? key : keys[subject];
    for (const { file, render } of isMade ? findFlaws(rendering, keys) : []) {
      const content = await render();
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), content);
      console.log(`${file} ${content.length} bytes`);
    }
  }
  for (const file of findLeftovers(renderings)) {
    await rm(join(root, file));
    console.log(`${file} deleted`);
  }
  await writeFile(keysFile, `${JSON.stringify(newKeys, null, 2)}\n`);
});
