import { launch, startDevelopmentSite } from "./servers.ts";

// `npm run dev`: the sources with hot reload, with the sandbox beside them.

await launch(startDevelopmentSite);
