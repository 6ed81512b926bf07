import { describe, expect, it } from "vitest";
import { htmlToText, previewText, sanitiseHtml } from "./product-html.server";

describe("the merchant's HTML", () => {
  it("keeps paragraphs, lists, emphasis, links and tables", () => {
    const html =
      '<p>A <strong>rigid</strong> crate &#x26; a <a href="https://x.example/">link</a></p><ul><li>bolt</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  it.each([
    ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
    ["an event handler", '<p onclick="alert(1)">a</p>', "<p>a</p>"],
    ["a script address", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
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

  it("keeps a size on one line", () => {
    expect(sanitiseHtml("<p>43 × 36 × 36 cm</p>")).toBe(
      "<p>43\u00a0×\u00a036\u00a0×\u00a036 cm</p>",
    );
  });

  it("has its unclosed elements closed", () => {
    expect(sanitiseHtml("<p><b>a")).toBe("<p><b>a</b></p>");
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
