import { describe, expect, it } from "vitest";
import { formatCell } from "./csv-cell.ts";

describe("a cell", () => {
  it.each([
    ["=1+1", `"'=1+1"`],
    ["+91 98765 43210", `"'+91 98765 43210"`],
    ["-2+3", `"'-2+3"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["＝1＋1", `"'＝1＋1"`],
    ["\tx", `"'\tx"`],
    ["\rx", `"'\nx"`],
    ["\nx", `"'\nx"`],
    ["  =1", `"'  =1"`],
    ["\u00a0=1", `"'\u00a0=1"`],
    ["\u200b\ufeff=1", `"'\u200b\ufeff=1"`],
    ['"=1', `"'""=1"`],
    ["'=1", `"''=1"`],
    [` " '\n=1`, `"' "" '\n=1"`],
    ["\u001b=1", `"'=1"`],
    ["\u0000=1", `"'=1"`],
  ])("becomes text when it starts a formula (%#)", (value, cell) => {
    expect(formatCell(value)).toBe(cell);
  });

  it.each([
    [null, '""'],
    ["", '""'],
    ["a=b, c-d", '"a=b, c-d"'],
    ['She said "hi"', '"She said ""hi"""'],
    ["One\r\nTwo\nThree", '"One\nTwo\nThree"'],
    ["O'Brien", '"O\'Brien"'],
    ["👩‍👧‍👦 🐕‍🦺", '"👩‍👧‍👦 🐕‍🦺"'],
    ["مرحبا، أريد نقل قطتي", '"مرحبا، أريد نقل قطتي"'],
    ["<b>₹</b>", '"<b>₹</b>"'],
  ])("is otherwise quoted and unchanged (%#)", (value, cell) => {
    expect(formatCell(value)).toBe(cell);
  });

  it("loses control characters", () => {
    expect(formatCell("a\u001b[2J\u0007b\u202e")).toBe('"a[2Jb"');
  });
});
