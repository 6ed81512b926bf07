import { env } from "cloudflare:workers";
import site from "./index.js";

// Copied beside the built Worker (comparison-site.ts), whose index.js it wraps: plain JavaScript,
// since nothing bundles it. It answers what pages are compared with, and leaves the rest to the site.

export * from "./index.js";

// Wrangler carries each line of the log out through an inspector, and its KV runs beside the Worker: both
// cost more than most answers, and at Cloudflare neither is the Worker's. The lines are still made, and
// what was read of KV within the last second is still parsed.
console.info = () => {};
const { CATALOGUE } = env;
const readCatalogue = CATALOGUE.get.bind(CATALOGUE);
const reads = new Map();
CATALOGUE.get = async (key) => {
  const known = reads.get(key);
  if (known?.until > Date.now()) return JSON.parse(known.text);
  const text = await readCatalogue(key);
  reads.set(key, { text, until: Date.now() + 1_000 });
  return JSON.parse(text);
};

const strings = new Map();

function answerString(length) {
  if (!strings.has(length)) strings.set(length, "m".repeat(length));
  return new Response(strings.get(length), {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

export default {
  ...site,
  fetch(request, bindings, context) {
    const url = new URL(request.url);
    return url.pathname === "/__bench/string"
      ? answerString(Number(url.searchParams.get("length")))
      : site.fetch(request, bindings, context);
  },
};
