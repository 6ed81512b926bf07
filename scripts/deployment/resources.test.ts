import { describe, expect, it } from "vitest";
import { insertIds } from "./resources.ts";

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

describe("inserting ids into wrangler.toml", () => {
  it("changes the named environment and nothing else", () => {
    const filled = insertIds(toml, "staging", [
      { kind: "kv_namespaces", binding: "CATALOGUE", id: "abc" },
      { kind: "d1_databases", binding: "ENQUIRIES", id: "def" },
    ]);
    expect(filled).toBe(
      toml
        .replace('id = "FILL_IN" # for staging', 'id = "abc"')
        .replace('database_id = "FILL_IN"', 'database_id = "def"'),
    );
  });

  it("replaces an existing id", () => {
    const once = insertIds(toml, "production", [
      { kind: "kv_namespaces", binding: "CATALOGUE", id: "one" },
    ]);
    const twice = insertIds(once, "production", [
      { kind: "kv_namespaces", binding: "CATALOGUE", id: "two" },
    ]);
    expect(twice).toContain('id = "two"');
    expect(twice).not.toContain('id = "one"');
  });

  it("names the missing binding", () => {
    const session = { kind: "kv_namespaces", binding: "SESSIONS", id: "abc" } as const;
    expect(() => insertIds(toml, "staging", [session])).toThrow(
      "[[env.staging.kv_namespaces]] with the binding SESSIONS",
    );
  });
});
