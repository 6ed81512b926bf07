import { describe, expect, it } from "vitest";
import { canonicalSearch } from "./canonical-address.server.ts";

const known = { enquiry: /^sent$/, topic: /^[a-z\d-]{1,80}$/ };

describe("the canonical query", () => {
  it.each([
    ["?topic=export&enquiry=sent", "?enquiry=sent&topic=export"],
    ["?topic=export&utm_source=mail", "?topic=export"],
    ["?topic=export&topic=import", "?topic=export"],
    ["?topic=%E0%A4%95", ""],
    ["?enquiry=lost", ""],
    ["?gclid=1", ""],
    ["?", ""],
    ["", ""],
  ])("of '%s' is '%s', which is its own canonical query", (search, canonical) => {
    expect(canonicalSearch(search, known)).toBe(canonical);
    expect(canonicalSearch(canonical, known)).toBe(canonical);
  });

  it("drops what follows the part of a value that counts", () => {
    const known = { checkout: /^success/ };
    expect(canonicalSearch("?checkout=success?order_id=1", known)).toBe("?checkout=success");
    expect(canonicalSearch("?checkout=cancelled", known)).toBe("");
  });

  it("escapes values consistently", () => {
    expect(canonicalSearch("?variant=a:b", { variant: /^.{1,200}$/s })).toBe("?variant=a%3Ab");
  });
});
