import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CaseStories } from "./case-stories.tsx";
import { Credentials } from "./credentials.tsx";
import { FounderCard } from "./founder-card.tsx";
import { initialsOf } from "./monogram.tsx";
import { Team } from "./team.tsx";

const picture = { sources: {}, img: { src: "/tara.jpg", w: 600, h: 400 } };
const missing = { value: null };
const unknown = {
  companyNumber: missing,
  gstNumber: missing,
  licences: missing,
  memberships: missing,
  insurer: missing,
};

describe("the credentials", () => {
  it("show each number and who issued it", () => {
    const licence = { name: "Transport licence", number: "T-17", issuedBy: "the test office" };
    const facts = {
      ...unknown,
      licences: { value: [licence] },
      insurer: { value: "Test Insurance" },
    };
    const html = renderToStaticMarkup(<Credentials facts={facts} />);
    expect(html).toMatch(/Transport licence.*T-17, issued by the test office/);
    expect(html).toMatch(/Insurer.*Test Insurance/);
    expect(html).not.toContain("GST");
  });

  it("have no section while all are missing", () => {
    expect(renderToStaticMarkup(<Credentials facts={unknown} />)).toBe("");
  });

  it("are marked on staging if missing, but not if the company has none", () => {
    const facts = { ...unknown, memberships: { value: null, isNone: true as const } };
    const html = renderToStaticMarkup(<Credentials facts={facts} isStaging />);
    expect(html).toMatch(/GST registration.*To be supplied/);
    expect(html).not.toContain("Memberships");
  });
});

describe("the stories of moves", () => {
  const story = {
    id: "tara",
    arrived: "2026-06-14",
    pet: "Tara, a Beagle",
    origin: "Pune",
    destination: "Oslo",
    text: "She slept from Doha on.",
    picture,
    alt: "Tara in the snow.",
  };

  it("show the date, the route and the photograph", () => {
    const html = renderToStaticMarkup(<CaseStories stories={[story]} />);
    expect(html).toContain('<time dateTime="2026-06-14">14 June 2026</time>');
    expect(html).toContain("Tara, a Beagle, Pune to Oslo");
    expect(html).toContain('alt="Tara in the snow."');
  });

  it("have no section while there are none", () => {
    expect(renderToStaticMarkup(<CaseStories stories={[]} />)).toBe("");
  });
});

describe("the founder", () => {
  const founder = { name: "Asha Rao", role: "Founder", text: "Plans each route." };

  it("is shown by initials in a stamp, which screen readers skip, until there is a photograph", () => {
    const html = renderToStaticMarkup(<FounderCard founder={founder} />);
    expect(html).toMatch(/aria-hidden="true".*>AR<\/text>.*Asha Rao.*Founder.*Plans each route/);
    expect(html).not.toContain("<img");
  });

  it("is shown by a photograph as soon as there is one", () => {
    const photo = { picture, alt: "Asha at her desk." };
    const html = renderToStaticMarkup(<FounderCard founder={{ ...founder, photo }} />);
    expect(html).toContain('alt="Asha at her desk."');
    expect(html).not.toContain("AR<");
  });

  it.each([
    ["Kavya", "K"],
    ["B. Test", "BT"],
    ["asha devi rao", "AR"],
  ])("named %s has the initials %s", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe("the team", () => {
  const member = {
    name: "Asha",
    role: "Papers",
    text: "Reads every certificate twice.",
    picture,
    alt: "Asha at her desk.",
  };

  it("shows each person’s name and work", () => {
    const html = renderToStaticMarkup(<Team members={[member]} />);
    expect(html).toMatch(/Asha.*Papers.*Reads every certificate twice/);
  });

  it("has no section while the founder works alone", () => {
    expect(renderToStaticMarkup(<Team members={[]} />)).toBe("");
  });
});
