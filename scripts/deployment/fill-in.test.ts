import { describe, expect, it } from "vitest";
import { fillIn } from "./fill-in.ts";

const toml = `name = "site"
[[kv_namespaces]]
binding = "CATALOGUE"
id = "local"

[[env.staging.kv_namespaces]]
binding = "CATALOGUE"
id = "FILL_IN" # for staging

[[env.staging.d1_databases]]
binding = "ENQUIRIES"
database_name = "enquiries"
database_id = "FILL_IN"

# Production.
[[env.production.kv_namespaces]]
binding = "CATALOGUE"
id = "FILL_IN"
`;

describe("filling ids in", () => {
  it("changes the named environment's, and nothing else", () => {
    const filled = fillIn(toml, "staging", [
      { kind: "kv_namespaces", binding: "CATALOGUE", id: "abc" },
      { kind: "d1_databases", binding: "ENQUIRIES", id: "def" },
    ]);
    expect(filled).toBe(
      toml
        .replace('id = "FILL_IN" # for staging', 'id = "abc"')
        .replace('database_id = "FILL_IN"', 'database_id = "def"'),
    );
  });

  it("replaces an id that is there already", () => {
    const once = fillIn(toml, "production", [
      { kind: "kv_namespaces", binding: "CATALOGUE", id: "one" },
    ]);
    const twice = fillIn(once, "production", [
      { kind: "kv_namespaces", binding: "CATALOGUE", id: "two" },
    ]);
    expect(twice).toContain('id = "two"');
    expect(twice).not.toContain('id = "one"');
  });

  it("says which binding is missing", () => {
    const filling = { kind: "kv_namespaces", binding: "SESSIONS", id: "abc" } as const;
    expect(() => fillIn(toml, "staging", [filling])).toThrow(
      "[[env.staging.kv_namespaces]] with the binding SESSIONS",
    );
  });
});
