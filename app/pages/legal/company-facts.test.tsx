import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import * as ownerFacts from "#content/company/owner-facts.ts";
import { CompanyDetails, GrievanceOfficer, Processors } from "./company-facts.tsx";

const supplied = {
  ...ownerFacts,
  legalName: { value: "Test Pets Private Limited" },
  addresses: { value: ["1 Test Road, Delhi", "2 Test Road, Mumbai"] },
  grievanceOfficer: {
    value: {
      name: "A. Test",
      designation: "head of care",
      phone: "+91 98 7654 3210",
      email: "care@test.internal",
    },
  },
  processors: { value: [{ name: "Test Forms", task: "passes on enquiries", country: "India" }] },
};

describe("the details of the company", () => {
  it("have the legal name, every address and the contacts of customer care", () => {
    const html = renderToStaticMarkup(<CompanyDetails facts={supplied} />);
    expect(html).toContain("Test Pets Private Limited");
    expect(html).toContain("1 Test Road, Delhi; 2 Test Road, Mumbai");
    expect(html).toContain(`href="mailto:${ownerFacts.email.value}"`);
  });

  it("leave out missing facts, which staging marks", () => {
    const facts = { ...ownerFacts, legalName: { value: null } };
    expect(renderToStaticMarkup(<CompanyDetails facts={facts} />)).not.toContain("Legal name");
    expect(renderToStaticMarkup(<CompanyDetails facts={facts} isStaging />)).toMatch(
      /Legal name<\/dt><dd[^>]*><mark[^>]*>To be supplied/,
    );
  });
});

describe("the grievance officer", () => {
  it("is shown with name, designation, phone and email", () => {
    const html = renderToStaticMarkup(<GrievanceOfficer facts={supplied} />);
    expect(html).toContain("A. Test, head of care");
    expect(html).toContain('href="tel:+919876543210"');
    expect(html).toContain('href="mailto:care@test.internal"');
  });

  it("is hidden while nobody is named", () => {
    const facts = { ...ownerFacts, grievanceOfficer: { value: null } };
    expect(renderToStaticMarkup(<GrievanceOfficer facts={facts} />)).toBe("");
  });
});

it("the companies that handle visitors’ data are shown with their task and country", () => {
  const html = renderToStaticMarkup(<Processors facts={supplied} />);
  expect(html).toMatch(/Test Forms.*passes on enquiries; India/);
});
