import { describe, expect, it } from "vitest";
import { parseConfig } from "./config.ts";

const vars = {
  SITE_URL: "https://marigold.example",
  STORE_API_URL: "https://store.example/",
  STORE_ID: "store_01",
  FORM_ENDPOINT: "https://forms.example/f/1",
  CHAT_SCRIPT_URL: "https://chat.example/embed.js",
  CHATBOT_ID: "bot",
  PAYMENT_HOSTS: "pay.example",
};

describe("the configuration", () => {
  it("is read from the Worker's variables", () => {
    expect(parseConfig(vars)).toEqual({
      stage: "local",
      siteUrl: "https://marigold.example",
      store: {
        apiUrl: "https://store.example",
        storeId: "store_01",
        imageOrigins: ["https://store.example"],
      },
      paymentHosts: ["pay.example"],
      crateProducts: { cr1: null, largeCarrier: null, wooden: null, extras: [] },
      formService: { endpoint: "https://forms.example/f/1", success: null },
      mail: { from: null, origin: "https://marigold.example", team: null },
      chat: {
        scriptUrl: "https://chat.example/embed.js",
        chatbotId: "bot",
        origins: ["https://chat.example"],
      },
      hookToken: null,
      desk: null,
      hasShortLog: false,
    });
  });

  it.each(["staging", "production"])("keeps visitors' addresses out of the log of %s", (STAGE) => {
    expect(parseConfig({ ...vars, LOG: "short" }).hasShortLog).toBe(true);
    expect(parseConfig({ ...vars, LOG: "short", STAGE }).hasShortLog).toBe(false);
  });

  it("may name other origins of the store's pictures", () => {
    const origins = " https://images.example  https://cdn.example:8443 ";
    expect(parseConfig({ ...vars, STORE_IMAGE_ORIGINS: origins }).store.imageOrigins).toEqual([
      "https://images.example",
      "https://cdn.example:8443",
    ]);
  });

  it("may name several hosts of payment pages, and none only locally", () => {
    const hosts = "pay.example  checkout.pay.example:8443";
    expect(parseConfig({ ...vars, PAYMENT_HOSTS: hosts }).paymentHosts).toEqual(hosts.split(/ +/));
    const without = { ...vars, PAYMENT_HOSTS: "" };
    expect(parseConfig(without).paymentHosts).toBeNull();
    expect(() => parseConfig({ ...without, STAGE: "production" })).toThrow("PAYMENT_HOSTS must");
  });

  it("may name other origins of the chat's pictures and frames", () => {
    const origins = " https://pictures.example  https://frames.example ";
    expect(parseConfig({ ...vars, CHAT_ORIGINS: origins }).chat?.origins).toEqual([
      "https://chat.example",
      "https://pictures.example",
      "https://frames.example",
    ]);
  });

  it("names the store's products that the crate finder offers", () => {
    const crateVars = {
      CRATE_PRODUCT: "prod_01A",
      CARRIER_PRODUCT: " prod_01B ",
      WOODEN_CRATE_PRODUCT: "prod_01C",
      CRATE_EXTRA_PRODUCTS: " prod_01D  prod_01E ",
    };
    expect(parseConfig({ ...vars, ...crateVars }).crateProducts).toEqual({
      cr1: "prod_01A",
      largeCarrier: "prod_01B",
      wooden: "prod_01C",
      extras: ["prod_01D", "prod_01E"],
    });
  });

  it.each([
    ["", null],
    ["success=true", { name: "success", value: "true" }],
    ["code=200", { name: "code", value: "200" }],
    ["status=a=b", { name: "status", value: "a=b" }],
  ])("reads the form service's sign of success from %j", (FORM_SUCCESS, success) => {
    expect(parseConfig({ ...vars, FORM_SUCCESS }).formService?.success).toEqual(success);
  });

  const deskVars = {
    DESK_HOST: "desk.marigold.example",
    ACCESS_TEAM_DOMAIN: "https://marigold.cloudflareaccess.com/",
    ACCESS_AUD: "4714c1358e65fe4b",
  };

  it("may name the host of the desk, with its team and application at Access", () => {
    expect(parseConfig({ ...vars, ...deskVars, STAGE: "production" }).desk).toEqual({
      host: "desk.marigold.example",
      origin: "https://desk.marigold.example",
      teamDomain: "https://marigold.cloudflareaccess.com",
      audience: "4714c1358e65fe4b",
    });
  });

  it.each(Object.keys(deskVars))("is refused without %s if it has the others", (name) => {
    expect(() => parseConfig({ ...vars, ...deskVars, [name]: "" })).toThrow(
      `must be set together, and ${name} is empty`,
    );
  });

  it("is refused if the desk is at the site's own host", () => {
    expect(() => parseConfig({ ...vars, ...deskVars, DESK_HOST: "marigold.example" })).toThrow(
      "DESK_HOST must be another host",
    );
  });

  it("may omit the site's address and the chat", () => {
    const config = parseConfig({ ...vars, SITE_URL: "", CHAT_SCRIPT_URL: "" });
    expect(config).toMatchObject({ siteUrl: null, chat: null });
  });

  it.each([
    ["STAGE", "prodution"],
    ["SITE_URL", "https://marigold.example/shop"],
    ["SITE_URL", "marigold.example"],
    ["STORE_API_URL", ""],
    ["STORE_API_URL", "localhost:8788"],
    ["STORE_API_URL", "https://store.example/?key=1"],
    ["STORE_API_URL", `https://store.example/${"a".repeat(300)}`],
    ["STORE_ID", "store/../other"],
    ["FORM_ENDPOINT", "mailto:someone@forms.example"],
    ["FORM_SERVICE", "pigeon"],
    ["FORM_SUCCESS", "success"],
    ["FORM_SUCCESS", "data.ok=true"],
    ["CHAT_SCRIPT_URL", "javascript:alert(1)"],
    ["PAYMENT_HOSTS", "https://pay.example"],
    ["PAYMENT_HOSTS", "*.pay.example"],
    ["STORE_IMAGE_ORIGINS", "https://images.example/pictures"],
    ["STORE_IMAGE_ORIGINS", "https://*.example"],
    ["STORE_IMAGE_ORIGINS", "https://images.example; script-src *"],
    ["CHAT_ORIGINS", "https://chat.example/pictures"],
    ["CHAT_ORIGINS", "https://*.example"],
    ["CHAT_ORIGINS", "https://chat.example 'unsafe-inline'"],
    ["CRATE_PRODUCT", "prod_01A prod_01B"],
    ["CRATE_EXTRA_PRODUCTS", "prod_01A, prod_01B"],
    ["CHAT_SCRIPT_URL", "https://chat.example;script-src/embed.js"],
    ["HOOK_TOKEN", "secret"],
    ["DESK_HOST", "https://desk.marigold.example"],
    ["DESK_HOST", "desk.marigold.example/desk"],
    ["ACCESS_TEAM_DOMAIN", "marigold.cloudflareaccess.com"],
    ["ACCESS_AUD", "two words"],
    ["LOG", "long"],
  ])("is refused with the name of %s if its value is '%s'", (name, value) => {
    expect(() => parseConfig({ ...vars, [name]: value })).toThrow(
      `Bad configuration: ${name} must`,
    );
  });

  it("is refused with the names of missing variables", () => {
    const { STORE_ID: _, ...rest } = vars;
    expect(() => parseConfig(rest)).toThrow("STORE_ID must be set");
  });

  it("is refused with the names of all invalid variables", () => {
    expect(() => parseConfig({ ...vars, STORE_ID: "?", FORM_ENDPOINT: "?" })).toThrow(
      /STORE_ID .*; FORM_ENDPOINT /,
    );
  });
});
