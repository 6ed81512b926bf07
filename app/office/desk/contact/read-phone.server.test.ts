import { describe, expect, it } from "vitest";
import { countryOfRoute, readPhone } from "./read-phone.server.ts";

const read = (written: string, to: string) =>
  readPhone(written, countryOfRoute({ to }))?.getURI() ?? null;

// Kept by Ofcom and by the North American plan for such uses, but for the Indian one.
const indian = "tel:+919876543210";
const london = "tel:+442079460958";
const british = "tel:+447700900123";
const american = "tel:+14155550132";

describe("a phone number", () => {
  it.each([
    ["+91 98765 43210", "", indian],
    ["+91-98765-43210", "usa", indian],
    ["+91‑98765‑43210", "uk", indian],
    ["(+91) 98765 43210", "uk", indian],
    ["+91 (0) 98765 43210", "", indian],
    ["+91 098765 43210", "canada", indian],
    ["91 98765 43210", "", indian],
    ["91 98765 43210", "usa", indian],
    ["0091 98765 43210", "uk", indian],
    ["011 91 98765 43210", "usa", indian],
    ["9876543210", "", indian],
    ["9876543210", "uk", indian],
    ["9876543210", "usa", indian],
    ["98765 43210", "uk", indian],
    ["98765-43210", "canada", indian],
    ["98765.43210", "uae", indian],
    ["987-654-3210", "uk", indian],
    ["(987) 654 3210", "usa", indian],
    ["098765 43210", "", indian],
    ["098765 43210", "uk", indian],
    ["78852 86315", "uk", "tel:+917885286315"],
    ["98450 12345", "usa", "tel:+919845012345"],
    ["+९१ ९८७६५ ४३२१०", "uk", indian],
    ["٩٨٧٦٥ ٤٣٢١٠", "uae", indian],
    ["\u202A+91 98765 43210\u202C", "usa", indian],
    ["\u200E98765\u200B 43210", "", indian],
    ["020 7946 0958", "uk", london],
    ["(020) 7946 0958", "uk", london],
    ["(0)20 7946 0958", "uk", london],
    ["+44 (0)20 7946 0958", "", london],
    ["+44 20 7946 0958", "india", london],
    ["00 44 20 7946 0958", "uk", london],
    ["020 7946 0958 x12", "uk", `${london};ext=12`],
    ["+44 20 7946 0958, ext. 12", "", `${london};ext=12`],
    ["07700 900123", "uk", british],
    ["07700 900123", "", british],
    ["7700 900123", "uk", british],
    ["+44 7700 900123", "usa", british],
    ["(415) 555-0132", "usa", american],
    ["(415) 555-0132", "canada", american],
    ["(415) 555-0132", "", american],
    ["415.555.0132", "usa", american],
    ["1 415 555 0132", "usa", american],
    ["+1 415-555-0132", "", american],
    ["212-555-0123", "canada", "tel:+12125550123"],
  ])("is read from %j on the way to %j", (written, to, uri) => {
    expect(read(written, to)).toBe(uri);
  });

  it.each([
    ["it could be India's or that of the route", "9845012345", "usa"],
    ["it could be India's or that of the route", "8125550123", "usa"],
    ["it could be India's or that of the route", "07700900123", "uk"],
    ["it could be India's or Britain's, and no country is named", "020 7946 0958", ""],
    ["it could be India's or Britain's", "07911123456", ""],
    ["it could be India's or Britain's", "07590 470 998", "usa"],
    ["it is grouped as in a country that the route does not name", "07911 123456", "usa"],
    ["it is grouped as in a country that the route does not name", "07911 123456", "uae"],
    ["it is grouped as in a country that the route does not name", "65 9123 4567", "uk"],
    ["it could be India's or America's", "(812) 345-6789", "uk"],
    ["it could be India's or America's", "812-345-6789", "usa"],
    ["it could be India's or one that is free to call", "800-555-0123", "usa"],
    ["it has no country that we know", "0412 345 678", "elsewhere"],
    ["it is too short", "7946 0018", "uk"],
    ["it is too long", "98765 43210 12", ""],
    ["it does not exist", "+91 00000 00000", ""],
    ["it costs the caller", "+44 909 879 0123", "uk"],
    ["there are two", "98765 43210 / 98765 43211", ""],
    ["there are two", "98765 43210, 98765 43211", ""],
    ["there are two", "9876543210;9876543211", ""],
    ["there are two", "+91 98765 43210/11", ""],
    ["there are two", "+91 98765 43210 +44 20 7946 0958", ""],
    ["an extension has no number", "x12", "uk"],
    ["it is in words", "call me", ""],
    ["words are beside it", "98765 43210 after 6", ""],
    ["it is empty", "", ""],
  ])("is not read if %s: %j", (_, written, to) => {
    expect(read(written, to)).toBeNull();
  });
});

it("a number in one piece is no German one without its 0", () => {
  expect(readPhone("5677885785", "DE")).toBeNull();
});

describe("the country of a route", () => {
  it.each([
    [{ to: "uk" }, "GB"],
    [{ to: "usa" }, "US"],
    [{ to: "canada" }, "CA"],
    [{ to: "uae" }, "AE"],
    [{ to: "eu", country: "de" }, "DE"],
    [{ to: "eu" }, null],
    [{ to: "eu", country: "xx" }, null],
    [{ to: "india" }, null],
    [{ to: "elsewhere" }, null],
    [{ to: "constructor" }, null],
    [{}, null],
    [null, null],
  ])("of %j is %j", (details, country) => {
    expect(countryOfRoute(details)).toBe(country);
  });
});
