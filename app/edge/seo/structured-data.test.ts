import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import { faq } from "#content/faq.ts";
import { services } from "#content/navigation.ts";
import { asPublished } from "#tests/fixtures/structured-data-schema.ts";
import {
  breadcrumbList,
  faqPage,
  itemList,
  professionalService,
  webSite,
} from "./structured-data.ts";

const origin = "https://marigold.example";

const data = professionalService(origin);

describe("the company", () => {
  it("has the properties of a ProfessionalService", () => {
    expect(asPublished(data)).toMatchObject({
      "@type": "ProfessionalService",
      "@id": `${origin}/#business`,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    });
  });

  it("has the details that the pages show", () => {
    expect(data).toMatchObject({
      name: company.name,
      telephone: company.phone.label,
      email: company.email.label,
      areaServed: company.cities.map((name) => ({ "@type": "City", name })),
    });
  });

  it("is open on all seven days around the clock", () => {
    expect(data.openingHoursSpecification).toMatchObject({
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: "00:00",
      closes: "23:59",
    });
  });

  it("offers the services, without prices", () => {
    expect(data.makesOffer).toHaveLength(6);
    expect(data.makesOffer).toEqual(
      services.map(({ label, path }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: label, url: origin + path },
      })),
    );
  });

  it("lists only the social networks that have an address", () => {
    const urls = company.socialNetworks.map(({ url }) => url).filter((url) => url !== null);
    expect(data.sameAs).toEqual(urls);
  });

  it("has no invented address, location or rating", () => {
    for (const key of ["address", "geo", "aggregateRating", "review", "priceRange"]) {
      expect(data).not.toHaveProperty(key);
    }
  });
});

describe("the website", () => {
  it("has the properties of a WebSite", () => {
    expect(asPublished(webSite(origin))).toEqual({
      "@context": "https://schema.org",
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name: company.name,
      url: `${origin}/`,
      publisher: { "@id": `${origin}/#business` },
      inLanguage: "en-IN",
    });
  });

  it("refers to the company as its publisher", () => {
    expect(webSite(origin).publisher).toEqual({ "@id": professionalService(origin)["@id"] });
  });
});

describe("the breadcrumb", () => {
  it("numbers the pages from the home page to the page itself, with full addresses", () => {
    const trail = [
      { label: "Home", path: "/" },
      { label: "Blog", path: "/blog" },
      { label: "Choosing a crate", path: "/blog/choosing-iata-crate" },
    ];
    expect(asPublished(breadcrumbList(origin, trail))).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Home", item: `${origin}/` },
        { position: 2, name: "Blog", item: `${origin}/blog` },
        { position: 3, name: "Choosing a crate", item: `${origin}/blog/choosing-iata-crate` },
      ],
    });
  });

  it("keeps quotes and markup in a title unchanged", () => {
    const label = `The "big" crate </script><script>alert('1')</script>`;
    const list = breadcrumbList(origin, [{ label, path: "/products/prod_01A" }]);
    expect(asPublished(list)).toMatchObject({ itemListElement: [{ name: label }] });
  });
});

describe("a list of pages", () => {
  it("numbers the pages in order, with full addresses", () => {
    const entries = [
      { path: "/products/prod_01A", title: "Crate" },
      { path: "/products/prod_01B", title: `Bag, 18" </script>` },
    ];
    expect(asPublished(itemList(origin, entries))).toMatchObject({
      "@type": "ItemList",
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: "Crate", url: `${origin}/products/prod_01A` },
        { position: 2, name: `Bag, 18" </script>`, url: `${origin}/products/prod_01B` },
      ],
    });
  });

  it("can be empty", () => {
    expect(asPublished(itemList(origin, []))).toMatchObject({
      numberOfItems: 0,
      itemListElement: [],
    });
  });
});

describe("the questions", () => {
  it("are the page's questions and answers, each with its address", () => {
    expect(asPublished(faqPage(origin, faq))).toMatchObject({
      "@type": "FAQPage",
      url: `${origin}/faq`,
      mainEntity: faq.map(({ id, question, answer }) => ({
        "@type": "Question",
        name: question,
        url: `${origin}/faq#${id}`,
        acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
      })),
    });
  });

  it("keep quotes and markup unchanged", () => {
    const question = `What does "IATA" mean, & who's asking?`;
    const answer = "</script><!-- \u2028 \\ 'yes'";
    expect(
      asPublished(faqPage(origin, [{ id: "iata", question, answer: [answer] }])),
    ).toMatchObject({
      mainEntity: [{ name: question, acceptedAnswer: { text: answer } }],
    });
  });
});
