import * as v from "valibot";

/**
 * The form services that the site knows, and a member of the JSON that each documents for an accepted enquiry. Others are
 * `custom`, and FORM_SUCCESS says what they respond.
 */
export const formServices = {
  formspree: { name: "ok", value: "true" },
  formcarry: { name: "code", value: "200" },
  formsubmit: { name: "success", value: "true" },
} as const;

/** By `mail`, enquiries go to the office by TEAM_MAIL, and there is no form service. */
const formServiceNames = ["custom", "formspree", "formcarry", "formsubmit", "mail"] as const;

/** Accepts plain hosts only: origins become part of the Content-Security-Policy, where * and ; have a meaning. */
const isHttpUrl = (value: string) =>
  /^https?:\/\/(\w[\w.-]*|\[[\da-f:.]+\])(:\d+)?([/?#]\S*)?$/i.test(value) && URL.canParse(value);
const isOrigin = (value: string) => isHttpUrl(value) && new URL(value).origin === value;
const wordList = (value: string) => value.split(/\s+/).filter(Boolean);
const withoutTrailingSlash = (value: string) => value.replace(/\/+$/, "");

const optional = v.optional(v.pipe(v.string(), v.trim()), "");
const httpUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(isHttpUrl, "must be an http or https address"),
);
const optionalUrl = v.pipe(
  optional,
  v.check((value) => value === "" || isHttpUrl(value), "must be an http or https address"),
);
const optionalOrigin = v.pipe(
  optional,
  v.transform(withoutTrailingSlash),
  v.check((value) => value === "" || isOrigin(value), "must be an origin such as https://…"),
);

/** An address without a name. */
const address = v.pipe(
  optional,
  v.check(
    (value) => value === "" || /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(value),
    "must be an email address",
  ),
);

/** A host with its port, if it has one. */
const isHost = (value: string) =>
  /^[a-z\d.-]+(:\d+)?$/.test(value) && URL.canParse(`http://${value}`);

const originList = v.pipe(
  optional,
  v.transform(wordList),
  v.check(
    (origins) => origins.every(isOrigin),
    "must be origins such as https://…, with spaces between them",
  ),
);

const isProductId = (value: string) => /^[A-Za-z0-9_-]{1,100}$/.test(value);
/** Empty where the store does not sell it. */
const productId = v.pipe(
  optional,
  v.check((value) => value === "" || isProductId(value), "must be a product's id such as prod_01…"),
  v.transform((value) => value || null),
);

const stages = ["local", "staging", "production"] as const;

/** Without them there is no desk. */
const deskNames = ["DESK_HOST", "ACCESS_TEAM_DOMAIN", "ACCESS_AUD"] as const;

/** The Worker's `[vars]`. An empty string means that the value is not set. */
const configSchema = v.pipe(
  v.object(
    {
      STAGE: v.optional(v.picklist(stages, `must be one of ${stages.join(", ")}`), "local"),
      SITE_URL: optionalOrigin,
      STORE_API_URL: v.pipe(
        httpUrl,
        // Part of KV's keys, which have at most 512 bytes.
        v.maxLength(300, "must be at most 300 characters long"),
        v.transform(withoutTrailingSlash),
        v.check((value) => !/[?#]/.test(value), "must have no query and no fragment"),
      ),
      STORE_ID: v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^[A-Za-z0-9_-]{1,100}$/, "must be a store id such as store_01…"),
      ),
      STORE_IMAGE_ORIGINS: originList,
      PAYMENT_HOSTS: v.pipe(
        optional,
        v.transform(wordList),
        v.check(
          (hosts) => hosts.every(isHost),
          "must be hosts such as pay.…, with spaces between them",
        ),
      ),
      CRATE_PRODUCT: productId,
      CARRIER_PRODUCT: productId,
      WOODEN_CRATE_PRODUCT: productId,
      CRATE_EXTRA_PRODUCTS: v.pipe(
        optional,
        v.transform(wordList),
        v.check(
          (ids) => ids.every(isProductId),
          "must be products' ids such as prod_01…, with spaces between them",
        ),
      ),
      FORM_ENDPOINT: optionalUrl,
      FORM_SERVICE: v.pipe(
        v.optional(v.string(), ""),
        v.transform((value) => value || "custom"),
        v.picklist(formServiceNames, `must be one of ${formServiceNames.join(", ")}`),
      ),
      FORM_SUCCESS: v.pipe(
        optional,
        v.regex(/^(\w+=\S+)?$/, "must be a member and its value such as success=true"),
        v.transform((value) => {
          const [name, expected] = value.split(/=(.*)/s);
          return name && expected ? { name, value: expected } : null;
        }),
      ),
      MAIL_FROM: address,
      // Where the links of mails lead, if SITE_URL is empty.
      MAIL_ORIGIN: optionalOrigin,
      TEAM_MAIL_FROM: address,
      TEAM_MAIL_TO: address,
      CHAT_SCRIPT_URL: optionalUrl,
      CHATBOT_ID: optional,
      CHAT_ORIGINS: originList,
      HOOK_TOKEN: v.pipe(
        optional,
        v.check(
          (value) => value === "" || /^\S{20,}$/.test(value),
          "must have at least 20 characters, and no space",
        ),
      ),
      DESK_HOST: v.pipe(
        optional,
        v.check((value) => value === "" || isHost(value), "must be a host such as desk.…"),
      ),
      ACCESS_TEAM_DOMAIN: optionalOrigin,
      ACCESS_AUD: v.pipe(
        optional,
        v.regex(/^[\w-]{0,128}$/, "must be the application's audience tag, of letters and digits"),
      ),
      LOG: v.optional(v.picklist(["json", "short"], "must be json or short"), "json"),
    },
    "must be set",
  ),
  v.check(
    ({ DESK_HOST, ACCESS_TEAM_DOMAIN, ACCESS_AUD }) =>
      new Set([DESK_HOST, ACCESS_TEAM_DOMAIN, ACCESS_AUD].map(Boolean)).size === 1,
    ({ input }) => {
      const missing = deskNames.filter((name) => !input[name]);
      return `${deskNames.join(", ")} must be set together, and ${missing.join(", ")} is empty`;
    },
  ),
  v.check(
    ({ DESK_HOST, SITE_URL }) =>
      DESK_HOST === "" || SITE_URL === "" || new URL(SITE_URL).host !== DESK_HOST,
    "DESK_HOST must be another host than the one of SITE_URL",
  ),
  v.check(
    ({ TEAM_MAIL_FROM, TEAM_MAIL_TO }) => (TEAM_MAIL_FROM === "") === (TEAM_MAIL_TO === ""),
    "TEAM_MAIL_FROM and TEAM_MAIL_TO must be set together",
  ),
  v.check(
    ({ MAIL_FROM, SITE_URL, MAIL_ORIGIN }) =>
      MAIL_FROM === "" || SITE_URL !== "" || MAIL_ORIGIN !== "",
    "SITE_URL must be set, since the links of mails lead there",
  ),
  v.check(
    ({ FORM_SERVICE, FORM_ENDPOINT }) => FORM_SERVICE === "mail" || FORM_ENDPOINT !== "",
    "FORM_ENDPOINT must be set, unless FORM_SERVICE is mail",
  ),
  v.check(
    ({ FORM_SERVICE, TEAM_MAIL_TO }) => FORM_SERVICE !== "mail" || TEAM_MAIL_TO !== "",
    "TEAM_MAIL_TO must be set, since FORM_SERVICE is mail",
  ),
  v.check(
    ({ STAGE, PAYMENT_HOSTS }) => STAGE === "local" || PAYMENT_HOSTS.length > 0,
    "PAYMENT_HOSTS must name the hosts of the store's payment pages",
  ),
  v.transform((vars) => ({
    stage: vars.STAGE,
    siteUrl: vars.SITE_URL || null,
    store: {
      apiUrl: vars.STORE_API_URL,
      storeId: vars.STORE_ID,
      imageOrigins:
        vars.STORE_IMAGE_ORIGINS.length > 0
          ? vars.STORE_IMAGE_ORIGINS
          : [new URL(vars.STORE_API_URL).origin],
    },
    // Null is any host: only this machine may do without the list.
    paymentHosts: vars.PAYMENT_HOSTS.length > 0 ? vars.PAYMENT_HOSTS : null,
    crateProducts: {
      cr1: vars.CRATE_PRODUCT,
      largeCarrier: vars.CARRIER_PRODUCT,
      wooden: vars.WOODEN_CRATE_PRODUCT,
      extras: vars.CRATE_EXTRA_PRODUCTS,
    },
    formService:
      vars.FORM_SERVICE === "mail"
        ? null
        : {
            endpoint: vars.FORM_ENDPOINT,
            success:
              vars.FORM_SUCCESS ??
              (vars.FORM_SERVICE === "custom" ? null : formServices[vars.FORM_SERVICE]),
          },
    mail: {
      /** Null: nothing is mailed to visitors. */
      from: vars.MAIL_FROM || null,
      origin: vars.SITE_URL || vars.MAIL_ORIGIN,
      /** Null: nothing is mailed to the office. */
      team: vars.TEAM_MAIL_TO ? { from: vars.TEAM_MAIL_FROM, to: vars.TEAM_MAIL_TO } : null,
    },
    chat: vars.CHAT_SCRIPT_URL
      ? {
          scriptUrl: vars.CHAT_SCRIPT_URL,
          chatbotId: vars.CHATBOT_ID,
          origins: [new URL(vars.CHAT_SCRIPT_URL).origin, ...vars.CHAT_ORIGINS],
        }
      : null,
    hookToken: vars.HOOK_TOKEN || null,
    desk: vars.DESK_HOST
      ? {
          host: vars.DESK_HOST,
          // Only this machine serves it without a certificate.
          origin: `${vars.STAGE === "local" ? "http" : "https"}://${vars.DESK_HOST}`,
          teamDomain: vars.ACCESS_TEAM_DOMAIN,
          audience: vars.ACCESS_AUD,
        }
      : null,
    // Short lines contain visitors' queries.
    hasShortLog: vars.LOG === "short" && vars.STAGE === "local",
  })),
);

export type Config = v.InferOutput<typeof configSchema>;
export const configNames = Object.keys(configSchema.pipe[0].entries);

/**
 * Parses the Worker's variables.
 * @throws Error that names each invalid or missing variable
 */
export function parseConfig(vars: unknown): Config {
  const result = v.safeParse(configSchema, vars);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) =>
    [v.getDotPath(issue), issue.message].filter(Boolean).join(" "),
  );
  throw new Error(`Bad configuration: ${problems.join("; ")}`);
}
