import { buildSite, launch, startBuiltSite, startDevelopmentSite } from "./servers.ts";

// `npm start` builds the site and serves the build in workerd, with the sandbox beside it.
// With `--built` it serves the existing build; with `--dev` (`npm run dev`) the sources, with hot reload.

const options = process.argv.slice(3);

await launch(async () => {
  if (options.includes("--dev")) return startDevelopmentSite();
  if (!options.includes("--built")) await buildSite();
  startBuiltSite();
});
