import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import { drawCard, escapeXml } from "./card.ts";

const source = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const card = source("scripts/make/social/card.svg");
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

  it("has every part of the drawing filled in", () => {
    expect(draw("Crates")).not.toMatch(/[{}]|undefined|NaN/);
  });

  it("uses the colours of the site", () => {
    const theme = source("app/app.css");
    const colours = new Set(card.match(/#[\da-f]{6}/g));
    expect(colours.size).toBe(9);
    for (const colour of colours) expect(theme).toMatch(new RegExp(`--color-[\\w-]+: ${colour};`));
  });

  it("uses the plane of the site", () => {
    const [, plane = "none"] = /id="plane" d="(.*?)"/.exec(card) ?? [];
    expect(source("app/ui/paper/plane.tsx")).toContain(plane);
  });
});
