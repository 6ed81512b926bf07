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
    [` " '\n=1`, `"' "" '\n'=1"`],
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

  it.each([
    ["Moti;=1+1", `"Moti;'=1+1"`],
    ["Moti;+1;-1;@A1", `"Moti;'+1;'-1;'@A1"`],
    ["Moti;＝1;＋1;－1;＠A1", `"Moti;'＝1;'＋1;'－1;'＠A1"`],
    ["Moti; \u00a0\u200b=1", `"Moti;' \u00a0\u200b=1"`],
    ['Moti;"=1"', `"Moti;'""=1"""`],
    ["Moti;\u0000=1", `"Moti;'=1"`],
    ["Moti\t=1", `"Moti\t'=1"`],
    ["Moti\n=1", `"Moti\n'=1"`],
    ["Moti\r\n=1\r=2", `"Moti\n'=1\n'=2"`],
    ["Moti\u2028=1", `"Moti\n'=1"`],
    ["Moti;;\n =1", `"Moti;;\n' =1"`],
    [";=1", `";'=1"`],
  ])("has no formula where Excel splits at semicolons, tabs and lines (%#)", (value, cell) => {
    expect(formatCell(value)).toBe(cell);
  });

  it.each(["Moti; a=b", "5 kg; 30-40 cm; a@b.example", "Pune → London;\nMarch"])(
    "keeps signs that begin nothing: %j",
    (value) => expect(formatCell(value)).toBe(`"${value}"`),
  );

  it("loses control characters", () => {
    expect(formatCell("a\u001b[2J\u0007b\u202e")).toBe('"a[2Jb"');
  });
});
