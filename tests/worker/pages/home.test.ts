import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import * as ownerFacts from "#content/company/owner-facts.ts";
import { testimonials } from "#content/company/testimonials.ts";
import { landingPages } from "#content/shop/landing-pages.ts";
import { readAttributes, readElements, readPage, visit } from "#tests/worker/site.ts";
import { takeStoreCalls } from "#tests/worker/store.ts";

const priceOf = (path: string) => landingPages[path]?.offers[0]?.fixedPrice.label;

const readTexts = async (selector: string) =>
  (await readElements("/", selector)).map(({ text }) => text);

describe("the home page", () => {
  it("has a hero that links to the contact form", async () => {
    const hero = 'section[aria-labelledby="hero-title"]';
    expect(await readTexts(`${hero} a[href="/contact"]`)).toEqual(["Get Free Quote"]);
  });

  it.each(["dog", "cat"])(
    "says for each destination when a %s can fly, as its plan does",
    async (pet) => {
      const rows = await readElements(
        "/",
        `section[aria-labelledby="board-title"] a[href*="pet=${pet}"]`,
      );
      const destinations = ["uk", "eu", "usa", "canada", "uae", "india"];
      expect(rows.map(({ href }) => href)).toEqual(
        destinations.map((to) => `/plan?to=${to}&pet=${pet}`),
      );
      const days = await readAttributes(
        "/",
        `section[aria-labelledby="board-title"] a[href*="pet=${pet}"] time`,
        "datetime",
      );
      const plans = await Promise.all(
        destinations.map(async (to) =>
          (await visit(`/plan.json?to=${to}&pet=${pet}`)).json<{ plannedDeparture: string }>(),
        ),
      );
      expect(days).toEqual(plans.map(({ plannedDeparture }) => plannedDeparture));
    },
  );

  it("shows three core services, the move out of India first", async () => {
    expect(await readTexts('section[aria-labelledby="services-title"] h3')).toEqual([
      "Export Services",
      "Import Services",
      "Documentation Assistance",
    ]);
  });

  it("leads to the DGFT permit", async () => {
    const links = await readElements("/", 'section[aria-labelledby="permit-title"] a');
    expect(links.map(({ href }) => href)).toEqual(["/services/dgft-arrival-permit"]);
  });

  it("shows three products with fixed prices, without a call to the store", async () => {
    await takeStoreCalls();
    const links = await readElements("/", 'section[aria-labelledby="shop-title"] li a');
    expect(links).toEqual([
      { text: "CR1 travel crate", href: "/products/iata-approved-dog-carriers" },
      { text: "ISO pet microchip", href: "/products/microchip-for-pets" },
      { text: "In-cabin pet travel bag", href: "/products/pet-travel-bags" },
    ]);
    const products = await readTexts('section[aria-labelledby="shop-title"] li');
    expect(products.map((text) => /(?:from )?₹[\d,.]+/.exec(text)?.[0])).toEqual([
      `from ${priceOf("/products/iata-approved-dog-carriers")}`,
      priceOf("/products/microchip-for-pets"),
      priceOf("/products/pet-travel-bags"),
    ]);
    expect(await takeStoreCalls()).toEqual([]);
  });

  it("shows the three badges and the four figures", async () => {
    const badges = await readTexts('section[aria-labelledby="trust-title"] li > div:first-child');
    expect(badges).toEqual(["IATA certified and insured", "200+ destinations", "24/7 care"]);
    expect(await readTexts('section[aria-labelledby="stats-title"] dd')).toEqual([
      "15+ years",
      "10,000+ pets",
      "24/7 support",
      "200+ destinations",
    ]);
  });

  it("shows the numbers of licences and memberships, if the company has any", async () => {
    const { licences, memberships } = ownerFacts;
    const numbers = [...(licences.value ?? []), ...(memberships.value ?? [])];
    expect(await readTexts('section[aria-labelledby="trust-title"] dd')).toEqual(
      numbers.map(({ number }) => number),
    );
  });

  it("shows the five steps in order", async () => {
    const headings = await readElements("/", 'section[aria-labelledby="process-title"] h3');
    expect(headings.map(({ text }) => text)).toEqual([
      "Consultation and quote",
      "Documentation and booking",
      "Health and safety checks",
      "The journey",
      "Arrival and reunion",
    ]);
  });
});

describe("the page of testimonials", () => {
  it("says how many there are, and which rule decided each move", async () => {
    const texts = (await readElements("/testimonials", "main p")).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(`^These ${testimonials.length} moves`));
    const links = await readElements("/testimonials", "main article a");
    const deciding = testimonials.map(({ decision }) => decision.readMore.path);
    expect(links.map(({ href }) => href)).toEqual(deciding);
  });
});

describe("the page after payment", () => {
  const path = "/?checkout=success";

  it("thanks in words that are true for anyone, even without JavaScript", async () => {
    const { title, mainHeadings } = await readPage(path);
    expect(title).toBe(`Thank you | ${company.name}`);
    expect(mainHeadings).toEqual(["Thank you!"]);
    const [status] = await readElements(path, "main [role=status]");
    expect(status?.text).toContain("If you have just paid, your order went through.");
  });

  it("is the same when the payment page has appended its own query", async () => {
    const [plain, appended] = await Promise.all(
      [path, `${path}?order_id=1`].map(async (address) => (await visit(address)).text()),
    );
    expect(appended).toContain("If you have just paid, your order went through.");
    expect(appended).toBe(plain);
  });

  it("says whom to write to, and links to the return policy and the shop, instead of the home page's content", async () => {
    const links = await readElements(path, "main a");
    expect(links.map(({ href }) => href)).toEqual([
      "/return-policy",
      `mailto:${ownerFacts.email.value}`,
      `tel:${ownerFacts.phone.value.replaceAll(" ", "")}`,
      "/products",
      "/blog/choosing-iata-crate",
    ]);
  });
});
