import { launch } from "./servers.ts";

// `npm start` serves the production build in workerd, with the sandbox beside it, and builds it first if a source
// has changed. With `--built` it serves the existing build; with `--dev` (`npm run dev`) the sources, with hot reload.

const options = process.argv.slice(3);

if (options.includes("--dev")) await launch("sources");
else await launch(options.includes("--built") ? "existing build" : "current build");
