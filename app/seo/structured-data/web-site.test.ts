import { expect, it } from "vitest";
import { company } from "~/content/company";
import { asPublished } from "../../../tests/fixtures/structured-data-schema";
import { professionalService } from "./professional-service";
import { webSite } from "./web-site";

const origin = "https://marigold.example";

it("has what a WebSite needs", () => {
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

it("is published by the company, by its @id", () => {
  expect(webSite(origin).publisher).toEqual({ "@id": professionalService(origin)["@id"] });
});
