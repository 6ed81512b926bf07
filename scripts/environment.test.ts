import { describe, expect, it } from "vitest";
import { sandboxStoreId } from "../workers/sandbox/store-id";
import { readAddresses, readSiteVars } from "./environment";

describe("without anything set", () => {
  it("the site is on 8787 and uses the sandbox on 8788", () => {
    expect(readAddresses({})).toMatchObject({ port: 8787, sandboxPort: 8788, usesSandbox: true });
    expect(readSiteVars({})).toEqual({
      STORE_API_URL: "http://localhost:8788",
      STORE_ID: sandboxStoreId,
      FORM_ENDPOINT: "http://localhost:8788/form",
      CHAT_SCRIPT_URL: "http://localhost:8788/chat/widget.js",
    });
  });
});

describe("with SANDBOX_PORT", () => {
  it("the site looks for the sandbox there", () => {
    expect(readSiteVars({ SANDBOX_PORT: "9000" })).toMatchObject({
      STORE_API_URL: "http://localhost:9000",
      FORM_ENDPOINT: "http://localhost:9000/form",
      CHAT_SCRIPT_URL: "http://localhost:9000/chat/widget.js",
    });
  });
});

describe("with STORE_API_URL", () => {
  it("the sandbox's store is not used", () => {
    const environment = { STORE_API_URL: "https://store.example", STORE_ID: "store_9" };
    expect(readAddresses(environment).usesSandbox).toBe(false);
    expect(readSiteVars(environment)).toMatchObject(environment);
  });
});

describe("with an empty CHAT_SCRIPT_URL", () => {
  it("there is no chat", () => {
    expect(readSiteVars({ CHAT_SCRIPT_URL: "" }).CHAT_SCRIPT_URL).toBe("");
  });
});

describe("a port", () => {
  it("is not that of both the site and the sandbox", () => {
    expect(() => readAddresses({ PORT: "9000", SANDBOX_PORT: "9000" })).toThrow(
      "PORT and SANDBOX_PORT are both 9000.",
    );
  });

  it.each(["abc", "0", "70000", "80.5"])("is refused, by name, when it is %s", (port) => {
    expect(() => readAddresses({ PORT: port })).toThrow(
      `PORT must be a port number, and is "${port}"`,
    );
  });
});
