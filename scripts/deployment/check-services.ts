import { type InlineConfig, runnerImport } from "vite";
import type { Config } from "../../app/config.ts";
import { messageOf } from "../command.ts";
import type { Finding } from "./finding.ts";

type StoreModule = typeof import("../../app/shop/catalogue/store-client.server");
type FormModule = typeof import("../../app/enquiry/form-service.server");

const timeLimitMs = 10_000;

const asTheAppImports: InlineConfig = {
  root: new URL("../..", import.meta.url).pathname,
  configFile: false,
  logLevel: "error",
  resolve: { tsconfigPaths: true },
};

/** Whether the services that the site leans on answer as it needs them to. Sends one enquiry, which says what it is. */
export async function checkServices(config: Config): Promise<Finding[]> {
  const findings = await Promise.all([
    checkStore(config.store),
    checkFormService(config.formEndpoint),
    config.chat ? checkChat(config.chat.scriptUrl) : [],
  ]);
  return findings.flat();
}

async function checkStore(store: Config["store"]): Promise<Finding[]> {
  const { module } = await runnerImport<StoreModule>(
    "./app/shop/catalogue/store-client.server.ts",
    asTheAppImports,
  );
  const fix = "Compare STORE_API_URL and STORE_ID with the store's own settings.";
  try {
    const products = await module.createStoreClient(store).listProducts();
    if (products.length === 0) {
      return [{ problem: `The store ${store.storeId} has no products that can be read.`, fix }];
    }
    return checkPictures(
      products.map(({ image }) => image),
      store.imageOrigins,
    );
  } catch (error) {
    return [{ problem: `The store at ${store.apiUrl} fails: ${messageOf(error)}.`, fix }];
  }
}

/** The site's policy has browsers load pictures from the configured places only. */
export function checkPictures(pictures: (string | null)[], allowedOrigins: string[]): Finding[] {
  const origins = pictures.flatMap((url) => (url && URL.canParse(url) ? new URL(url).origin : []));
  const missing = [...new Set(origins)].filter((origin) => !allowedOrigins.includes(origin));
  return missing.map((origin) => ({
    problem: `The store keeps pictures at ${origin}, which pages may not load.`,
    fix: "Add it to STORE_IMAGE_ORIGINS.",
  }));
}

async function checkFormService(endpoint: string): Promise<Finding[]> {
  const { module } = await runnerImport<FormModule>(
    "./app/enquiry/form-service.server.ts",
    asTheAppImports,
  );
  const failure = await module.sendToFormService(endpoint, {
    // A new one each time, or the service might answer as it did the last time.
    id: `preflight-${crypto.randomUUID()}`,
    name: "Preflight check",
    email: "preflight@marigoldpets.example",
    phone: null,
    message: "A check before a deployment of the website. Nothing is to be done.",
    topic: null,
    attempts: 1,
  });
  if (failure === null) return [];
  return [
    {
      problem: `The form service at ${new URL(endpoint).host} refuses enquiries: ${failure}.`,
      fix: "Check FORM_ENDPOINT, and whether the form is active there.",
    },
  ];
}

async function checkChat(scriptUrl: string): Promise<Finding[]> {
  const problem = await problemWithScript(scriptUrl);
  if (!problem) return [];
  return [
    {
      problem: `The chat's script at ${scriptUrl} ${problem}.`,
      fix: "Correct CHAT_SCRIPT_URL, or empty it: the chat's buttons then lead to /contact.",
    },
  ];
}

async function problemWithScript(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeLimitMs) });
    await response.body?.cancel();
    if (!response.ok) return `is answered ${response.status}`;
    const type = response.headers.get("Content-Type") ?? "";
    return /javascript/.test(type) ? null : `is no script (${type || "of no type"})`;
  } catch (error) {
    return `cannot be had: ${messageOf(error)}`;
  }
}
