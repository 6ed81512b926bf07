import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { messageOf } from "../command.ts";
import { checkHeaders, checkPage, checkSiteMap, readLocations } from "./site-answers.ts";
import type { Stage } from "./stage.ts";

const timeLimitMs = 10_000;
const pollMs = 2_000;

const pages = [
  ...["/", "/about", "/services", "/products", "/cart", "/checkout", "/blog", "/faq"],
  ...["/locations", "/testimonials", "/contact", "/privacy-policy", "/sitemap"],
];

/** A page may come once more from the version before, or not in time. */
const rounds = 3;
const pauseMs = 3_000;

const healthSchema = v.object({ commit: v.string(), version: v.string() });
type Health = v.InferOutput<typeof healthSchema>;

type SmokeTest = {
  /** Where it is asked. */
  url: string;
  /** The origin that its pages name, which is another in a rehearsal. */
  siteUrl: string;
  stage: Stage;
  /** What has just been deployed. */
  expected: Partial<Health>;
  /** How long a deployment may take to be seen everywhere, and a new host to get its certificate. */
  patienceMs: number;
};

/** Looks at a deployed site as a visitor would; returns what is wrong with it, again and again. */
export async function smokeTest(test: SmokeTest): Promise<string[]> {
  const running = await untilRunning(test);
  if ("problem" in running) return [running.problem];
  let problems: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    problems = await findFaults(test, running.commit);
    if (problems.length === 0) break;
    if (round < rounds) await wait(pauseMs);
  }
  return problems;
}

async function findFaults({ url, siteUrl, stage }: SmokeTest, commit: string): Promise<string[]> {
  const problems = await Promise.all([
    ...pages.map(async (path) => checkPage(path, await ask(url, path), commit)),
    ask(url, "/").then((answer) => checkHeaders(answer, stage)),
    ask(url, "/there-is-no-such-page").then(({ status }) =>
      status === 404 ? [] : [`A page that does not exist is answered ${status}.`],
    ),
    ask(url, "/sitemap.xml").then((answer) => checkSiteMap("/sitemap.xml", answer, siteUrl)),
    checkProducts(url, siteUrl, commit),
  ]);
  return problems.flat();
}

/** The store's products are listed, and the first of them has a page to buy it on. */
async function checkProducts(url: string, siteUrl: string, commit: string): Promise<string[]> {
  const siteMap = await ask(url, "/sitemap-products.xml");
  const problems = checkSiteMap("/sitemap-products.xml", siteMap, siteUrl);
  const [first] = readLocations(siteMap.text);
  if (problems.length > 0 || !first) return problems;
  const { pathname } = new URL(first);
  const page = await ask(url, pathname);
  const cannotBeBought = page.text.includes('"@type":"Product"')
    ? []
    : [`${pathname} shows no product.`];
  return [...checkPage(pathname, page, commit), ...cannotBeBought];
}

/** Waits until the site says that it runs what is expected. */
async function untilRunning(test: SmokeTest): Promise<Health | { problem: string }> {
  const { commit, version } = test.expected;
  const deadline = Date.now() + test.patienceMs;
  for (;;) {
    const health = await readHealth(test.url);
    const isExpected =
      "commit" in health &&
      (!commit || health.commit === commit) &&
      (!version || health.version === version);
    if (isExpected) return health;
    if (Date.now() >= deadline) {
      if ("problem" in health) return health;
      return { problem: `${test.url} still runs ${health.commit} (${health.version}).` };
    }
    await wait(pollMs);
  }
}

/** What the site says of the version that it runs. */
export async function readHealth(url: string): Promise<Health | { problem: string }> {
  const { status, text } = await ask(url, "/healthz");
  if (status !== 200) return { problem: `${url}/healthz is answered ${status || text}.` };
  const health = v.safeParse(v.pipe(v.string(), v.parseJson(), healthSchema), text);
  return health.success
    ? health.output
    : { problem: `${url}/healthz says nothing of its version.` };
}

/** The answer, or status 0 and the reason in its place. */
async function ask(url: string, path: string) {
  try {
    const response = await fetch(url + path, {
      redirect: "manual",
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    return { status: 0, headers: new Headers(), text: messageOf(error) };
  }
}
