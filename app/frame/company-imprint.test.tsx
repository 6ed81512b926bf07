import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CompanyImprint } from "./company-imprint.tsx";

const brand = { value: { name: "Test Pets", shortName: "Test" } };
const missing = { value: null };

it("the footer names the brand while the legal name is missing", () => {
  const facts = { brand, legalName: missing, companyNumber: missing, gstNumber: missing };
  expect(renderToStaticMarkup(<CompanyImprint facts={facts} />)).toBe("<p>© Test Pets</p>");
});

it("the footer names the legal name and its registrations", () => {
  const facts = {
    brand,
    legalName: { value: "Test Pets Private Limited" },
    companyNumber: { value: "U00" },
    gstNumber: { value: "07TEST" },
  };
  expect(renderToStaticMarkup(<CompanyImprint facts={facts} />)).toBe(
    "<p>© Test Pets Private Limited · Registration U00 · GST 07TEST</p>",
  );
});
