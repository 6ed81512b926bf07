import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { company } from "../../../app/content/company";
import { colours, drawCard, escapeXml, planeShape } from "./card";

const source = (path: string) =>
  readFileSync(new URL(`../../../app/${path}`, import.meta.url), "utf8");
const draw = (line: string, kind = "Guide") =>
  drawCard({ title: { lines: [line], fontSize: 72 }, kind, nameSize: 48 });

describe("a social image card", () => {
  it("escapes the special characters of XML", () => {
    expect(draw(`Dogs & cats < 8 kg, "small" and 'light'`)).toContain(
      ">Dogs &amp; cats &lt; 8 kg, &quot;small&quot; and &apos;light&apos;</text>",
    );
  });

  it("names the kind of page", () => {
    expect(draw("Crates", "Travel supplies")).toContain(">TRAVEL SUPPLIES</text>");
  });

  it("names the company once", () => {
    const drawn = draw("About us", company.name).toLowerCase();
    expect(drawn.split(escapeXml(company.name).toLowerCase())).toHaveLength(2);
  });

  it("uses the colours of the site", () => {
    const theme = source("app.css");
    for (const [name, colour] of Object.entries(colours)) {
      const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(theme).toContain(`--color-${token}: ${colour};`);
    }
  });

  it("uses the plane of the site", () => {
    expect(source("ui/plane.tsx")).toContain(planeShape);
  });
});
