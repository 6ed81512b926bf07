import { buildSite, launch, startBuiltSite } from "./servers.ts";

// `npm start`: the production build in workerd, with the sandbox beside it. With `--built` the build
// that is there is served.

await launch(async () => {
  if (!process.argv.includes("--built")) await buildSite();
  startBuiltSite();
});
