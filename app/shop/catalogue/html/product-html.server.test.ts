import { describe, expect, it } from "vitest";
import { siteLimits } from "#tests/fixtures/product.ts";
import * as productHtml from "./product-html.server.ts";
import { decodeEntities, previewText } from "./product-html.server.ts";

const sanitiseHtml = (html: string) => productHtml.sanitiseHtml(html, siteLimits);
const htmlToText = (html: string) => productHtml.htmlToText(html, siteLimits);

describe("the merchant's HTML", () => {
  it("keeps paragraphs, lists, emphasis, links and tables", () => {
    const html =
      '<p>A <strong>rigid</strong> crate &#x26; a <a href="https://x.example/">link</a></p><ul><li>bolt</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  it.each([
    ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
    ["an event handler", '<p onclick="alert(1)">a</p>', "<p>a</p>"],
    ["a script address", '<a href="javascript:alert(1)">a</a>', "a"],
    ["a frame", '<iframe src="https://x.example"></iframe><p>a</p>', "<p>a</p>"],
    ["styles", '<p style="position:fixed">a</p><style>p{}</style>', "<p>a</p>"],
    ["a form control", '<p>a<input value="b"></p>', "<p>a</p>"],
  ])("loses %s", (_, html, safe) => {
    expect(sanitiseHtml(html)).toBe(safe);
  });

  it("has h3 headings only, which are below those of the page", () => {
    expect(sanitiseHtml("<h1>Care</h1><h2>Washing</h2><h5>Drying</h5>")).toBe(
      "<h3>Care</h3><h3>Washing</h3><h3>Drying</h3>",
    );
  });

  it("keeps a size on one line, also in letters", () => {
    expect(sanitiseHtml("<p>43 × 36 × 36 cm (L × W × H)</p>")).toBe(
      "<p>43\u00a0×\u00a036\u00a0×\u00a036 cm (L\u00a0×\u00a0W\u00a0×\u00a0H)</p>",
    );
  });

  it("has its unclosed elements closed", () => {
    expect(sanitiseHtml("<p><b>a")).toBe("<p><b>a</b></p>");
  });
});

describe("the merchant's pictures", () => {
  const picture = (src: string) => `<p>a<img src="${src}" alt="b">c</p>`;

  it.each(["https://pictures.example/1.jpg", "//pictures.example/1.jpg"])(
    "are kept if the policy allows their host: %s",
    (src) => {
      expect(sanitiseHtml(picture(src))).toBe(picture(src));
    },
  );

  it.each([
    "https://elsewhere.example/1.jpg",
    "//elsewhere.example/1.jpg",
    "http://pictures.example/1.jpg",
    "https://pictures.example:8443/1.jpg",
    "https://pictures.example.elsewhere.example/1.jpg",
    "https://pictures.example@elsewhere.example/1.jpg",
    "/files/1.jpg",
    "1.jpg",
    "https://[/1.jpg",
  ])("are removed if it does not: %s", (src) => {
    expect(sanitiseHtml(picture(src))).toBe("<p>ac</p>");
  });

  it("are removed together with a link or a block that has nothing else", () => {
    const linked = '<a href="https://x.example"><img src="https://elsewhere.example/1.jpg"></a>';
    expect(sanitiseHtml(`<div><h2>${linked}</h2></div><p>a</p>`)).toBe("<p>a</p>");
  });
});

describe("the merchant's links", () => {
  it.each([
    "https://care.example/wash",
    "http://care.example",
    "//care.example/wash",
    "mailto:help@care.example",
    "tel:+910000000000",
    "/contact",
    "/Contact/?topic=crates#form",
    "/products/prod_01A",
  ])("are kept if they lead somewhere: %s", (href) => {
    expect(sanitiseHtml(`<p><a href="${href}">a</a></p>`)).toBe(`<p><a href="${href}">a</a></p>`);
  });

  it.each([
    "/collections/crates",
    "/products/travel-crate",
    "/products",
    "crates.html",
    "../crates",
    "?size=L",
    "#sizes",
    "",
    "/\\elsewhere.example",
  ])("leave their text if they do not: '%s'", (href) => {
    expect(sanitiseHtml(`<p>a <a href="${href}">b <b>c</b></a> d</p>`)).toBe(
      "<p>a b <b>c</b> d</p>",
    );
  });
});

describe("the hidden parts of the merchant's HTML", () => {
  it.each([
    "hidden",
    'hidden="until-found"',
    'style="color: red; display : none"',
    'style="DISPLAY:NONE!important"',
    'style="visibility:hidden"',
  ])("are removed with their content: %s", (attribute) => {
    const html = `<p>a</p><div ${attribute}>b <b>c</b></div><p>d <span ${attribute}>e</span></p>`;
    expect(sanitiseHtml(html)).toBe("<p>a</p><p>d </p>");
    expect(htmlToText(html)).toBe("a d");
  });

  it.each(['style="display:block"', 'style="backface-visibility:hidden"', 'aria-hidden="true"'])(
    "are not those with %s",
    (attribute) => {
      expect(sanitiseHtml(`<p ${attribute}>a</p>`)).toBe("<p>a</p>");
    },
  );

  it.each([
    "<video><source src=a.mp4>Your browser shows no videos.</video>",
    "<svg><title>Icon</title><text>b</text></svg>",
    "<select><option>S<option>M</select>",
    "<noscript>Switch on JavaScript.</noscript>",
  ])("include what a browser shows in another way: %s", (html) => {
    expect(sanitiseHtml(`<p>a ${html}c</p>`)).toBe("<p>a c</p>");
  });
});

describe("empty parts of the merchant's HTML", () => {
  it.each([
    ["a heading", "<h2></h2>"],
    ["a heading with a break", "<h3><strong><br></strong></h3>"],
    ["a paragraph with spaces", "<p>&nbsp; \u200b</p>"],
    ["a list without text", "<ul><li></li><li> </li></ul>"],
    ["blocks in blocks", "<div><blockquote><p>&nbsp;</p></blockquote></div>"],
  ])("are removed: %s", (_, html) => {
    expect(sanitiseHtml(`${html}<p>a</p>${html}`)).toBe("<p>a</p>");
    expect(sanitiseHtml(html)).toBe("");
  });

  it("stay where they are a cell, a line or a break in a text", () => {
    const html = "<table><tbody><tr><td></td><td>a</td></tr></tbody></table><hr><p>b<br>c</p>";
    expect(sanitiseHtml(html)).toBe(html);
  });

  it("leave the words beside them apart", () => {
    expect(htmlToText("One<p></p>two")).toBe("One two");
  });
});

describe("a text without tags", () => {
  it("has a paragraph for each blank line, and its line breaks", () => {
    expect(
      sanitiseHtml("Rigid &amp; light.\n\nIn three sizes:\nS\r\nM\n \n\nMade in India.\n"),
    ).toBe("<p>Rigid &#x26; light.</p><p>In three sizes:<br>S<br>M</p><p>Made in India.</p>");
  });

  it("stays as it is on one line", () => {
    expect(sanitiseHtml("Rigid & light")).toBe("Rigid &#x26; light");
    // Line breaks of a source that had tags mean nothing.
    expect(sanitiseHtml("<font>Rigid\nand light</font>")).toBe("Rigid\nand light");
  });

  it("is not what has a tag, whose line breaks mean nothing", () => {
    const html = "<b>Rigid</b>\n\nand light";
    expect(sanitiseHtml(html)).toBe(html);
  });
});

describe("the entities of a plain text", () => {
  it.each([
    ["Bowls &amp; bottles", "Bowls & bottles"],
    ["Dog&#39;s &quot;own&quot; crate", `Dog's "own" crate`],
    ["5&#x27; &times; 3&nbsp;m", "5' × 3\u00a0m"],
    ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
    ["&lt;b&gt; &#60;i&#62;", "<b> <i>"],
    ["AT&T & Q&A; <b>a</b> &unknown; &copy 5 ", "AT&T & Q&A; <b>a</b> &unknown; &copy 5 "],
  ])("are decoded once: %j", (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });
});

describe("the text of HTML", () => {
  it("has no tags, and its entities are decoded", () => {
    expect(htmlToText("<p>Bowls &amp; <em>bottles</em>, 5&nbsp;&lt;&nbsp;6</p>")).toBe(
      "Bowls & bottles, 5 < 6",
    );
  });

  it("has a space between blocks", () => {
    expect(htmlToText("<p>One.</p><p>Two.</p><ul><li>Three</li><li>Four</li></ul>")).toBe(
      "One. Two. Three Four",
    );
  });

  it("does not include scripts and styles", () => {
    expect(htmlToText("<style>p{}</style>a<script>alert(1)</script>")).toBe("a");
  });
});

describe("a preview", () => {
  it("has the first characters and an ellipsis", () => {
    expect(previewText("abcdef", 3)).toBe("abc…");
  });

  it("is the whole text if that is short enough", () => {
    expect(previewText("abc", 3)).toBe("abc");
    expect(previewText("", 3)).toBe("");
  });

  it("counts characters as a reader perceives them and splits none", () => {
    expect(previewText("🐕🐈🐕🐈", 2)).toBe("🐕🐈…");
    expect(previewText("हिंदी", 5)).toBe("हिंदी");
  });
});
