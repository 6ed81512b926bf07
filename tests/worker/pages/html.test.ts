import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { landingPaths, pagePaths } from "#tests/fixtures/route-table.ts";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { bookQuote } from "#tests/worker/booked-quote.ts";
import { deskUrl, signIn, visitDesk } from "#tests/worker/desk-office.ts";
import { inFlood, listEnquiries, postEnquiry, validEnquiry } from "#tests/worker/enquiry-outbox.ts";
import { askForQuote, postQuote } from "#tests/worker/quote-visitor.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import { visit } from "#tests/worker/site.ts";
import { clearCatalogueCache, setFaults, storeIsDown } from "#tests/worker/store.ts";
import { destinationNames } from "#travel/rules/rules.ts";
import { documentWallet } from "#workers/sandbox/catalogue/catalogue.ts";

/** The check runs in Node (tests/vitest.worker.config.ts). */
async function findErrors(page: Response): Promise<string[]> {
  const checked = await fetch("http://html-check", { method: "POST", body: await page.text() });
  return checked.json();
}

const crate = "a=45&b=14&c=16&d=31";

describe("the HTML standard holds for", () => {
  it.each([
    ...pagePaths,
    ...Object.values(productIds).map((id) => `/products/${id}`),
    `/products/${documentWallet.id}`,
    ...destinationNames.map((to) => `/plan?to=${to}&pet=dog&snub=yes&chip=2026-05-01`),
    "/plan?to=eu&country=fi&pet=cat&arrive=2027-06-01",
    "/plan?to=uk&pet=hamster&vaccine=soon",
    "/plan/papers?to=uk&pet=dog",
    "/plan/papers/vet-visit?to=uk&pet=dog",
    "/plan/papers?to=uk&vaccine=soon",
    `/crate-size?pet=cat&${crate}&snub=yes&pets=2`,
    "/crate-size?pet=dog&a=140&b=60&c=45&d=120",
    "/crate-size?pet=dog&a=-1&b=x",
    "/guides/airlines?to=uk&pet=dog&snub=yes",
    "/quote?step=pet&to=india&chip=2026-05-01",
    "/quote?step=you&to=uk&pet=dog",
    "/quote?step=pet",
    "/quote?step=you",
    "/contact?topic=export-services",
    "/contact?enquiry=sent",
    "/search?q=tapeworm",
    "/search?q=zzzz",
    "/?checkout=success",
    "/blog?category=news",
    "/products?kind=crates",
    "/products/prod_01NONE",
    "/no/such/page",
    `/quote/${"a".repeat(32)}`,
  ])("%s", async (path) => {
    expect(await findErrors(await visit(path))).toEqual([]);
  });

  it("forms with problems", async () => {
    const refused = [
      await postEnquiry({ ...validEnquiry, name: "", email: "asha", message: "" }),
      await postQuote({ name: "", email: "asha" }),
      await visit("/quote?step=pet&to=mars"),
    ];
    for (const response of refused) expect(await findErrors(response)).toEqual([]);
  });

  it("the pages of a quote and of a journey", async () => {
    for (const path of [await askForQuote(), (await bookQuote()).path]) {
      expect(await findErrors(await visit(path))).toEqual([]);
    }
  });

  it("what the visitor of a flood gets", async () => {
    const receipt = await inFlood(() => postEnquiry(validEnquiry));
    const headers = { Cookie: receipt.headers.get("Set-Cookie") ?? "" };
    const pages = [
      await visit(receipt.headers.get("Location") ?? "", { headers }),
      await visit(await inFlood(() => askForQuote())),
    ];
    for (const page of pages) expect(await findErrors(page)).toEqual([]);
  });

  it("the desk", async () => {
    const { id } = await bookQuote();
    await postEnquiry({ ...validEnquiry, email: "Asha@example.com" });
    await env.ENQUIRIES.exec(
      "INSERT INTO enquiries (id, received_at, page, name, email, message, is_flood, next_attempt_at, reply_by) VALUES ('flood', 1, '/', 'Asha', 'a@example.com', 'Hello', 1, 8e15, 8e15)",
    );
    const office = await signIn("meera@marigold.example");
    const enquiries = (await listEnquiries()).flatMap((row) => [
      `/desk/${row.id}`,
      `/desk/${row.id}/offer`,
    ]);
    const paths = [
      "/desk",
      "/desk?show=flood",
      "/desk/housekeeping",
      "/desk/texts?edit=papers",
      "/desk/figures",
      "/desk/log",
      `/desk/${id}?text=papers`,
      "/desk/export",
      `/desk/${id}/journey`,
      `/desk/${id}/erase`,
    ];
    for (const path of [...paths, ...enquiries, "/desk/nobody"]) {
      expect(await findErrors(await office.get(path)), path).toEqual([]);
    }
    const headers = { Origin: deskUrl };
    const body = new URLSearchParams({ do: "note", note: "typed in vain" });
    const refused = await visitDesk(null, "/desk/log", { method: "POST", headers, body });
    expect(await refused.clone().text()).toContain("typed in vain");
    expect(await findErrors(refused)).toEqual([]);
  });

  it("pages without the store", async () => {
    await clearCatalogueCache();
    await setFaults(storeIsDown);
    const failing = ["/products", `/products/${productIds.microchip}`];
    expectConsoleErrors(failing.length);
    const paths = [...failing, "/crate-size", ...landingPaths];
    const pages = [];
    for (const path of paths) pages.push(await visit(path));
    await setFaults();
    for (const page of pages) expect(await findErrors(page)).toEqual([]);
  });
});

it("the check finds what is not HTML", async () => {
  const page = new Response(
    "<!DOCTYPE html><p id=a><div id=a></div></p><ul><p></p></ul><hr hidden=1 aria-describedby>",
  );
  const errors = (await findErrors(page)).join();
  expect(errors).toMatch(/no-dup-id.*element-permitted-content/s);
  expect(errors).toMatch(/"hidden"/);
  expect(errors).toMatch(/"aria-describedby"/);
});
