import type { Config } from "#edge/config.ts";
import { postToFormService } from "#office/enquiry/delivery/form-service.server.ts";
import { messageOf } from "#scripts/command.ts";
import { describeStatus, request } from "#scripts/deployment/request.ts";
import { readHealth } from "#scripts/deployment/smoke-test.ts";
import { createStoreClient } from "#shop/catalogue/store/store-client.server.ts";
import { listCratesForSale } from "#travel/crate/offers/crates-for-sale.ts";
import type { Finding } from "./check-project.ts";

/** Checks the services that the site depends on. Sends one enquiry, which is marked as a check. */
export async function checkServices(config: Config): Promise<Finding[]> {
  const findings = await Promise.all([
    checkStore(config),
    config.formService ? checkFormService(config.formService) : [],
    config.chat ? checkChat(config.chat.scriptUrl) : [],
    config.desk ? checkDesk(config.desk) : [],
  ]);
  return findings.flat();
}

async function checkStore({ store, crateProducts }: Config): Promise<Finding[]> {
  const fix = "Compare STORE_API_URL and STORE_ID with the store's own settings.";
  try {
    const client = createStoreClient({ ...store, pagePaths: [] });
    const products = await client.listProducts();
    if (products.length === 0) {
      return [{ problem: `The store ${store.storeId} has no products that can be read.`, fix }];
    }
    const pictures = products.map(({ image }) => image);
    return [
      ...checkPictures(pictures, store.imageOrigins),
      ...(await checkCrates(crateProducts, client)),
    ];
  } catch (error) {
    return [{ problem: `The store at ${store.apiUrl} fails: ${messageOf(error)}.`, fix }];
  }
}

/** The Content-Security-Policy of the site allows pictures only from the configured origins. */
function checkPictures(pictures: (string | null)[], allowedOrigins: string[]): Finding[] {
  const origins = pictures.flatMap((url) => (url && URL.canParse(url) ? new URL(url).origin : []));
  const missing = [...new Set(origins)].filter((origin) => !allowedOrigins.includes(origin));
  return missing.map((origin) => ({
    problem: `The store serves pictures from ${origin}, which the site blocks.`,
    fix: "Add it to STORE_IMAGE_ORIGINS.",
  }));
}

/**
 * Checks that the store has the products that the crate finder offers, and the crates in every size.
 * @throws StoreError
 */
async function checkCrates(
  { cr1, largeCarrier, wooden, extras }: Config["crateProducts"],
  store: ReturnType<typeof createStoreClient>,
): Promise<Finding[]> {
  const named = [
    { name: "CRATE_PRODUCT", id: cr1 },
    { name: "CARRIER_PRODUCT", id: largeCarrier },
    { name: "WOODEN_CRATE_PRODUCT", id: wooden },
    ...extras.map((id) => ({ name: "CRATE_EXTRA_PRODUCTS", id })),
  ];
  const read = await Promise.all(
    named.map(async ({ name, id }) => ({ name, id, product: id && (await store.getProduct(id)) })),
  );
  const unknown = read.filter(({ id, product }) => id && !product);
  if (unknown.length > 0) {
    return unknown.map(({ name, id }) => ({
      problem: `${name} names ${id}, which the store does not have.`,
      fix: "Take the id from the store’s list of products.",
    }));
  }
  const products = read.flatMap(({ product }) => product || []);
  const missing = listCratesForSale({ cr1, largeCarrier }, products).filter(
    ({ variantId }) => variantId === null,
  );
  if (missing.length === 0) return [];
  const sizes = missing.map(({ size }) => size).join(", ");
  const problem = `CRATE_PRODUCT and CARRIER_PRODUCT do not come in these sizes: ${sizes}.`;
  const fix = "Name the values of the option in the store as app/content/shop/crate-sizes.ts does.";
  return [{ problem, fix }];
}

async function checkFormService(service: NonNullable<Config["formService"]>): Promise<Finding[]> {
  // A new key each time: for a known one, the service might repeat its last response.
  const failure = await postToFormService(service, `preflight-${crypto.randomUUID()}`, {
    name: "Preflight check",
    email: "preflight@marigoldpets.example",
    message: "A check before a deployment of the website. No action is needed.",
  });
  if (failure === null) return [];
  const { host } = new URL(service.endpoint);
  const problem = `The form service at ${host} rejects enquiries: ${failure.reason}.`;
  const fix = "Check FORM_ENDPOINT and FORM_SUCCESS, and whether the form is active there.";
  return [{ problem, fix }];
}

async function checkChat(scriptUrl: string): Promise<Finding[]> {
  const response = await request(scriptUrl, { redirect: "follow" });
  const type = response.headers.get("Content-Type") ?? "no Content-Type";
  const isLoaded = response.status === 200;
  if (isLoaded && /javascript/.test(type)) return [];
  const flaw = isLoaded ? `is not a script (${type})` : describeStatus(response);
  const problem = `The chat's script at ${scriptUrl} ${flaw}.`;
  const fix = "Correct CHAT_SCRIPT_URL, or empty it: the chat's buttons then lead to /contact.";
  return [{ problem, fix }];
}

/** Checks that Access, and the Worker behind it, refuse a request without a sign-in. */
export async function checkDesk({
  origin,
  teamDomain,
}: NonNullable<Config["desk"]>): Promise<Finding[]> {
  const response = await request(`${origin}/desk`);
  // Before the first deployment with a desk nothing responds there.
  if (response.status === 0) return [];
  const location = response.headers.get("Location") ?? "";
  const isSignIn = URL.canParse(location) && new URL(location).origin === teamDomain;
  if (isSignIn || response.status === 401) return [];
  if (response.status === 403) {
    const problem = `${origin} is refused by the Worker alone: Access does not stand in front of it.`;
    return [{ problem, fix: "Add the host to the application in Zero Trust (docs/operating.md)." }];
  }
  const problem = `${origin}/desk does not ask for a sign-in: ${describeStatus(response)}.`;
  return [{ problem, fix: "Compare DESK_HOST, ACCESS_TEAM_DOMAIN and the application at Access." }];
}

/**
 * Checks that no other site runs at the site's address: wrangler takes over its DNS records without
 * asking, and a rollback does not restore them.
 */
export async function checkAddress(siteUrl: string): Promise<Finding[]> {
  const { status } = await request(siteUrl);
  // It may be our own broken site, which the deployment fixes.
  if (status === 0 || status >= 500) return [];
  if (!("problem" in (await readHealth(siteUrl)))) return [];
  const problem = `Another site runs at ${siteUrl}, and a deployment would replace it.`;
  const fix = "Move it to another address and delete its DNS record first, or change SITE_URL.";
  return [{ problem, fix }];
}
