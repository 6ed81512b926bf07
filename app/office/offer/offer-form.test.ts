import { describe, expect, it } from "vitest";
import { addLines, countLines, readOfferForm, writeOfferForm } from "./offer-form.ts";

/** 2 December in India. */
const now = Date.parse("2026-12-01T20:00Z");
const anyPayment = (url: string): string | null => url;

const valid = {
  currency: "INR",
  until: "2026-12-16",
  words: " We book the flight\r\nin February. ",
  payment: "",
  "what-0": "Export certificate",
  "amount-0": "500",
  "what-1": "Our own work",
  "amount-1": "1,25,000.50",
  "what-2": "",
  "amount-2": "",
};

const read = (changes: Record<string, string> = {}, findPayment = anyPayment) =>
  readOfferForm({ ...valid, ...changes }, findPayment, now);

describe("the form of an offer", () => {
  it("is read as lines of exact amounts, valid until the day in India has ended", () => {
    expect(read()).toEqual({
      draft: {
        currency: "INR",
        lines: [
          { what: "Export certificate", amount: 50_000 },
          { what: "Our own work", amount: 12_500_050 },
        ],
        validUntil: Date.parse("2026-12-17T00:00+05:30") - 1,
        words: "We book the flight\nin February.",
        paymentUrl: null,
      },
      withoutAmount: [],
      errors: null,
    });
  });

  it("leaves out a line without an amount, and names it", () => {
    const reading = read({ "what-2": "Vet", "amount-2": " " });
    expect(reading).toMatchObject({ withoutAmount: ["Vet"], draft: { lines: { length: 2 } } });
  });

  it("takes off a discount", () => {
    expect(read({ "what-2": "Second pet", "amount-2": "-500" }).draft?.lines[2]).toEqual({
      what: "Second pet",
      amount: -50_000,
    });
  });

  it.each([
    ["an amount for nothing", { "what-1": "" }, "what-1"],
    ["two amounts in one field", { "amount-1": "95 + 195" }, "amount-1"],
    ["no amount at all", { "amount-0": "", "amount-1": "" }, "amount-0"],
    ["a total of zero", { "amount-0": "-500", "amount-1": "500" }, "amount-0"],
    ["a long line", { "what-0": "x".repeat(81) }, "what-0"],
    ["many words", { words: "x".repeat(601) }, "words"],
    ["an unknown currency", { currency: "XYZ" }, "currency"],
    ["no last day", { until: "" }, "until"],
    ["a day that does not exist", { until: "2027-02-30" }, "until"],
    ["a day that is past in India", { until: "2026-12-01" }, "until"],
    ["a day far ahead", { until: "2027-02-01" }, "until"],
  ])("refuses %s, beside its field", (_, changes, field) => {
    const { draft, errors } = read(changes);
    expect(draft).toBeNull();
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });

  it("can end today, and sixty days ahead", () => {
    expect(read({ until: "2026-12-02" }).errors).toBeNull();
    expect(read({ until: "2027-01-31" }).errors).toBeNull();
  });

  it("has a payment link only if that may be shown", () => {
    const payment = "https://pay.example/1";
    expect(read({ payment }).draft?.paymentUrl).toBe(payment);
    expect(read({ payment }, () => null).errors?.payment).toContain("no address of the company");
  });

  it("proposes texts without amounts, and two weeks", () => {
    const values = writeOfferForm({ whats: ["Vet"] }, now);
    expect(values).toMatchObject({ "what-0": "Vet", "amount-0": "", until: "2026-12-16" });
    expect(countLines(values)).toBe(4);
    expect(countLines(addLines(values))).toBe(7);
  });

  it("of an earlier offer has its lines, and its day unless that is past", () => {
    const { draft } = read();
    if (!draft) throw new Error("It was not read.");
    const values = writeOfferForm(draft, now);
    expect(readOfferForm(values, anyPayment, now).draft).toEqual(draft);
    const later = writeOfferForm(draft, Date.parse("2026-12-20T00:00Z"));
    expect(later.until).toBe("2027-01-03");
  });
});
