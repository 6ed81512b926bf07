import { type DefaultTreeAdapterTypes, parseFragment, type Token } from "parse5";
import { describe, expect, it } from "vitest";
import { attackPayloads, attacks } from "#tests/fixtures/attack-payloads.ts";
import { siteLimits } from "#tests/fixtures/product.ts";
import * as productHtml from "./product-html.server.ts";

const sanitiseHtml = (html: string) => productHtml.sanitiseHtml(html, siteLimits);

// Repeated here, so that a mistake in the sanitiser's own list is noticed.
const harmlessElements = new Set(
  `a b blockquote br code dd del details div dl dt em h3 hr i img ins kbd li ol p pre q rp rt ruby s
  samp span strike strong sub summary sup table tbody td tfoot th thead tr tt ul var`.split(/\s+/),
);
const harmlessAttributes = new Set([
  "a href",
  "details open",
  "img alt",
  "img height",
  "img src",
  "img width",
  "li value",
  "ol start",
  "p align",
  "td align",
  "td colspan",
  "td rowspan",
  "th align",
  "th colspan",
  "th rowspan",
  "th scope",
]);
const harmlessAnywhere = new Set(["dir", "lang", "title"]);
const addressAttributes = new Set(["href", "src"]);
const harmlessSchemes = new Set(["http:", "https:", "mailto:", "tel:"]);

function isHarmlessAddress(address: string): boolean {
  const base = "https://shop.example/products/1";
  return URL.canParse(address, base) && harmlessSchemes.has(new URL(address, base).protocol);
}

function isHarmlessAttribute(tagName: string, { name, value }: Token.Attribute): boolean {
  if (addressAttributes.has(name) && !isHarmlessAddress(value)) return false;
  return harmlessAnywhere.has(name) || harmlessAttributes.has(`${tagName} ${name}`);
}

/** The elements and attributes that are not allowed in a merchant's text. */
function findHarm(node: DefaultTreeAdapterTypes.Node): string[] {
  if (node.nodeName === "#text") return [];
  const below = "childNodes" in node ? node.childNodes.flatMap(findHarm) : [];
  if (node.nodeName === "#document-fragment") return below;
  if (!("attrs" in node) || !harmlessElements.has(node.tagName)) return [node.nodeName, ...below];
  const attributes = node.attrs
    .filter((attribute) => !isHarmlessAttribute(node.tagName, attribute))
    .map(({ name, value }) => `${node.tagName} ${name}="${value}"`);
  return [...attributes, ...below];
}

const harmIn = (html: string) => findHarm(parseFragment(html));

describe("attacks through the merchant's HTML", () => {
  it("number at least 200, all different", () => {
    expect(new Set(attackPayloads).size).toBe(attackPayloads.length);
    expect(attackPayloads.length).toBeGreaterThanOrEqual(200);
  });

  it.each(attacks)("with $technique are removed", ({ payloads }) => {
    const harmful = payloads
      .map((payload) => ({ payload, harm: harmIn(sanitiseHtml(payload)) }))
      .filter(({ harm }) => harm.length > 0);
    expect(harmful).toEqual([]);
  });

  it.each(attacks)("with $technique do not change when sanitised again", ({ payloads }) => {
    const once = payloads.map(sanitiseHtml);
    expect(once.map(sanitiseHtml)).toEqual(once);
  });

  it("are recognised as harmful before they are sanitised, except for a few", () => {
    // The rest are plain text, or only work in a complete document.
    const harmful = attackPayloads.filter((payload) => harmIn(payload).length > 0);
    expect(harmful.length / attackPayloads.length).toBeGreaterThan(0.85);
  });
});

describe("the merchant's formatting is kept", () => {
  it.each([
    ["paragraphs and line breaks", "<p>One<br>two</p><p>Three</p>"],
    ["headings", "<h3>Care</h3><p>By hand.</p>"],
    [
      "emphasis",
      "<p><b>a</b> <strong>b</strong> <i>c</i> <em>d</em> H<sub>2</sub>O m<sup>2</sup></p>",
    ],
    ["corrections", "<p><del>Grey</del> <ins>Teal</ins> <s>₹999</s> ₹799</p>"],
    ["lists in lists", "<ul><li>Crate<ul><li>bolts</li><li>bowl</li></ul></li><li>Pad</li></ul>"],
    ["numbered lists that continue", '<ol start="3"><li>Measure</li><li value="5">Order</li></ol>'],
    ["definitions", "<dl><dt>Size</dt><dd>M</dd></dl>"],
    [
      "tables",
      '<table><thead><tr><th scope="col">Size</th><th>cm</th></tr></thead><tbody><tr><td colspan="2" align="center">M</td></tr></tbody></table>',
    ],
    ["links", '<p><a href="https://care.example/?a=1&#x26;b=2#wash" title="Care">Care</a></p>'],
    ["email addresses", '<a href="mailto:help@shop.example?subject=Crate">Write</a>'],
    ["phone numbers", '<a href="tel:+910000000000">Call</a>'],
    ["links within the site", '<a href="/contact">Ask us</a>'],
    [
      "pictures",
      '<img src="https://pictures.example/crate.jpg" alt="A crate" width="600" height="400">',
    ],
    ["pictures with the page's scheme", '<img src="//pictures.example/crate.jpg" alt="">'],
    ["quotations", "<blockquote><p>Our cat slept all the way.</p></blockquote>"],
    ["disclosure widgets", "<details open><summary>Sizes</summary><p>S to XL</p></details>"],
    ["code and horizontal rules", "<pre><code>a  b</code></pre><hr>"],
    ["Devanagari and right-to-left text", '<p lang="hi">पिंजरा मज़बूत है।</p><p dir="rtl">صندوق</p>'],
    ["emoji and symbols", "<p>🐕‍🦺 ₹1499 — “rigid” 5 × 6</p>"],
    ["entities", "<p>Bowls &#x26; bottles, 5 &#x3C; 6, © 2026</p>"],
  ])("%s", (_, html) => {
    expect(sanitiseHtml(html)).toBe(html);
  });

  it("in any valid spelling", () => {
    expect(sanitiseHtml("<P ALIGN=center>Bowls &amp; bottles&nbsp;<BR/><B>new</P>")).toBe(
      '<p align="center">Bowls &#x26; bottles\u00a0<br><b>new</b></p>',
    );
  });

  it("around removed attributes and elements", () => {
    expect(
      sanitiseHtml('<p style="color:red" onclick="alert(1)" id="a">Rigid <font>crate</font></p>'),
    ).toBe("<p>Rigid crate</p>");
  });

  it("except for pictures without a host, which are not on this site", () => {
    expect(sanitiseHtml('<p>a<img src="crate.jpg"><img src="/crate.jpg"><img>b</p>')).toBe(
      "<p>ab</p>",
    );
  });
});
