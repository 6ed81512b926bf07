import * as v from "valibot";

const namesSchema = v.optional(v.record(v.string(), v.string()), {});

/** The part of package-lock.json that says what is installed where. */
export const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      dependencies: namesSchema,
      optionalDependencies: namesSchema,
      peerDependencies: namesSchema,
      hasInstallScript: v.optional(v.boolean(), false),
    }),
  ),
});

type Lock = v.InferOutput<typeof lockSchema>;

/** The packages that the deployment commands run or import, in a process that has the token of the account. */
export const runsBesideToken = ["execa", "node", "valibot", "vite", "wrangler"];

/** Where the packages and all that they depend on are installed, such as `node_modules/vite`. */
export function findInstalled({ packages }: Lock, names: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string, from: string): void => {
    const location = resolve(name, from);
    if (location === null || found.has(location)) return;
    found.add(location);
    const { dependencies, optionalDependencies, peerDependencies } = packages[location] ?? {};
    const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const one of Object.keys(needed)) visit(one, location);
  };
  /** As Node does: in the package's own folder, then in those around it. Optional packages may be missing. */
  const resolve = (name: string, from: string): string | null => {
    const location = from === "" ? `node_modules/${name}` : `${from}/node_modules/${name}`;
    if (location in packages) return location;
    return from === ""
      ? null
      : resolve(name, from.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ""));
  };
  for (const name of names) visit(name, "");
  return found;
}
