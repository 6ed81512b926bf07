import { describe, expect, it } from "vitest";
import { writePagePolicy } from "./content-security-policy.ts";

const page = {
  scriptSources: ["'sha256-script'"],
  styleSource: "'sha256-style'",
  imageOrigins: ["https://store.example"],
  mayBeKept: false,
};

function directivesOf(policy: string): Record<string, string> {
  const directives = policy.split("; ").map((directive) => directive.split(/ (.*)/));
  return Object.fromEntries(directives.map(([name = "", sources = ""]) => [name, sources]));
}

describe("the policy of a page with a chat", () => {
  const chat = {
    scriptUrl: "https://chat.example/embed.js",
    origins: ["https://chat.example", "https://pictures.example", "https://store.example"],
  };
  const directives = directivesOf(writePagePolicy({ ...page, chat }));

  it("lets the chat load pictures and frames from its origins, and connect to them", () => {
    const origins = "https://chat.example https://pictures.example https://store.example";
    expect(directives).toMatchObject({
      "img-src": "'self' https://store.example https://chat.example https://pictures.example",
      "connect-src": `'self' ${origins}`,
      "frame-src": origins,
    });
  });

  it("allows the one script of the chat, and no other of its origins", () => {
    expect(directives["script-src"]).toBe("'self' 'sha256-script' https://chat.example/embed.js");
  });

  it("allows style attributes, and no style sheet but the page's own", () => {
    expect(directives).toMatchObject({
      "style-src": "'self' 'sha256-style'",
      "style-src-attr": "'unsafe-inline'",
    });
  });
});

describe("the policy of a page without a chat", () => {
  const directives = directivesOf(writePagePolicy({ ...page, chat: null }));

  it("allows no style attributes, no frames and no connection to others", () => {
    expect(directives).not.toHaveProperty("style-src-attr");
    expect(directives).toMatchObject({ "frame-src": "'none'", "connect-src": "'self'" });
  });

  it("allows a worker only on a page that may be kept", () => {
    expect(directives["worker-src"]).toBe("'none'");
    const kept = directivesOf(writePagePolicy({ ...page, chat: null, mayBeKept: true }));
    expect(kept["worker-src"]).toBe("'self'");
  });
});
