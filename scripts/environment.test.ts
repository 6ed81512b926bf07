import { describe, expect, it } from "vitest";
import { sandboxAccessAudience, sandboxStoreId } from "#workers/sandbox/ids.ts";
import { readAddresses, readSiteVars, usesSandbox } from "./environment.ts";

describe("an empty environment", () => {
  it("puts the site on 8787, with the sandbox on 8788", () => {
    expect(readAddresses({})).toMatchObject({ port: 8787, sandboxPort: 8788 });
    expect(readSiteVars({})).toEqual({
      STORE_API_URL: "http://localhost:8788",
      STORE_ID: sandboxStoreId,
      FORM_ENDPOINT: "http://localhost:8788/form",
      CHAT_SCRIPT_URL: "http://localhost:8788/chat/widget.js",
      CHAT_ORIGINS: "http://127.0.0.1:8788",
      DESK_HOST: "desk.localhost:8787",
      ACCESS_TEAM_DOMAIN: "http://localhost:8788",
      ACCESS_AUD: sandboxAccessAudience,
      MAIL_ORIGIN: "http://localhost:8787",
      LOG: "short",
    });
  });
});

describe("SANDBOX_PORT", () => {
  it("changes where the site looks for the sandbox", () => {
    expect(readSiteVars({ SANDBOX_PORT: "9000" })).toMatchObject({
      STORE_API_URL: "http://localhost:9000",
      FORM_ENDPOINT: "http://localhost:9000/form",
      CHAT_SCRIPT_URL: "http://localhost:9000/chat/widget.js",
      CHAT_ORIGINS: "http://127.0.0.1:9000",
    });
  });
});

describe("STORE_API_URL", () => {
  it("replaces the sandbox's store", () => {
    const environment = { STORE_API_URL: "https://store.example", STORE_ID: "store_9" };
    expect(readSiteVars(environment)).toMatchObject(environment);
  });
});

describe("the sandbox", () => {
  const elsewhere = {
    STORE_API_URL: "https://store.example",
    FORM_ENDPOINT: "https://form.example/post",
    CHAT_SCRIPT_URL: "https://chat.example/widget.js",
    ACCESS_TEAM_DOMAIN: "https://team.example",
  };

  it("is used while any address leads to it", () => {
    expect(usesSandbox({})).toBe(true);
    expect(usesSandbox({ STORE_API_URL: "https://store.example" })).toBe(true);
    for (const name of Object.keys(elsewhere)) {
      expect(usesSandbox({ ...elsewhere, [name]: undefined }), name).toBe(true);
    }
    const pictures = "https://pictures.example http://localhost:8788";
    expect(usesSandbox({ ...elsewhere, STORE_IMAGE_ORIGINS: pictures })).toBe(true);
  });

  it("is not used once all addresses lead elsewhere", () => {
    expect(usesSandbox(elsewhere)).toBe(false);
    expect(usesSandbox({ ...elsewhere, CHAT_SCRIPT_URL: "" })).toBe(false);
  });
});

describe("an empty CHAT_SCRIPT_URL", () => {
  it("turns the chat off", () => {
    expect(readSiteVars({ CHAT_SCRIPT_URL: "" }).CHAT_SCRIPT_URL).toBe("");
  });
});

describe("a port", () => {
  it("cannot be shared by the site and the sandbox", () => {
    expect(() => readAddresses({ PORT: "9000", SANDBOX_PORT: "9000" })).toThrow(
      "PORT and SANDBOX_PORT are both 9000.",
    );
  });

  it.each(["abc", "0", "70000", "80.5"])("is rejected by name when it is %s", (port) => {
    expect(() => readAddresses({ PORT: port })).toThrow(
      `PORT must be a port number, not "${port}"`,
    );
  });
});
