import { describe, expect, it } from "vitest";
import { company } from "~/content/company";
import { services } from "~/content/navigation";
import { asPublished } from "../../../tests/fixtures/structured-data-schema";
import { professionalService } from "./professional-service";

const origin = "https://marigold.example";
const data = professionalService(origin);

describe("the company's data", () => {
  it("has what a ProfessionalService needs", () => {
    expect(asPublished(data)).toMatchObject({
      "@type": "ProfessionalService",
      "@id": `${origin}/#business`,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    });
  });

  it("agrees with what the pages say of the company", () => {
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

  it("offers the six services, without prices", () => {
    expect(data.makesOffer).toHaveLength(6);
    expect(data.makesOffer).toEqual(
      services.map(({ label, path }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: label, url: origin + path },
      })),
    );
  });

  it("names only the social networks that have an address", () => {
    const urls = company.socialNetworks.map(({ url }) => url).filter((url) => url !== null);
    expect(data.sameAs).toEqual(urls);
  });

  it("invents no address, no place on the map and no ratings", () => {
    for (const key of ["address", "geo", "aggregateRating", "review", "priceRange"]) {
      expect(data).not.toHaveProperty(key);
    }
  });
});
