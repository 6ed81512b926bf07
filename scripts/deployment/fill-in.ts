const idNames = { kv_namespaces: "id", d1_databases: "database_id" } as const;

/** The id that a binding of an environment is to have. */
export type Filling = { kind: keyof typeof idNames; binding: string; id: string };

/**
 * The text of a wrangler.toml with these ids in an environment's sections of KV and D1. All else stays as it
 * is written, comments included.
 * @throws Error when it has no such section
 */
export function fillIn(toml: string, environment: string, fillings: Filling[]): string {
  // Each part begins with the header of its section.
  const parts = toml.split(/^(?=\[)/m);
  for (const { kind, binding, id } of fillings) {
    const header = `[[env.${environment}.${kind}]]`;
    const index = parts.findIndex(
      (part) => part.startsWith(header) && new RegExp(`^binding = "${binding}"$`, "m").test(part),
    );
    const part = parts[index];
    const line = new RegExp(`^${idNames[kind]} = .*$`, "m");
    if (!part || !line.test(part)) {
      throw new Error(`wrangler.toml has no ${header} with the binding ${binding} and an id.`);
    }
    parts[index] = part.replace(line, () => `${idNames[kind]} = "${id}"`);
  }
  return parts.join("");
}
