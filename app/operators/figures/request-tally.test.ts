import { describe, expect, it } from "vitest";
import { createRequestTally, isStoreError } from "./request-tally";

const startMs = Date.UTC(2026, 10, 22);
const minuteMs = 60_000;

describe("the tally of requests", () => {
  it("adds up what becomes of the requests of each route", () => {
    const tally = createRequestTally();
    tally.addRequest("/products", 20);
    tally.addStoreAnswer("/products", 503);
    tally.addStoreAnswer("/products", 200);
    tally.addRequest("/products", 35);
    tally.addRequest("/about", 1);
    expect(tally.takeWhenDue(startMs)).toEqual([
      { route: "/products", requests: 2, totalMs: 55, longestMs: 35, storeErrors: 1 },
      { route: "/about", requests: 1, totalMs: 1, longestMs: 1, storeErrors: 0 },
    ]);
  });

  it("counts what has no route under one name", () => {
    const tally = createRequestTally();
    tally.addRequest(null, 1);
    tally.addRequest(null, 2);
    expect(tally.takeWhenDue(startMs)).toMatchObject([{ route: "none", requests: 2 }]);
  });

  it("is taken at once, and then once a minute", () => {
    const tally = createRequestTally();
    tally.addRequest("/", 1);
    expect(tally.takeWhenDue(startMs)).toHaveLength(1);
    tally.addRequest("/", 1);
    expect(tally.takeWhenDue(startMs + minuteMs - 1)).toEqual([]);
    tally.addRequest("/", 1);
    expect(tally.takeWhenDue(startMs + minuteMs)).toMatchObject([{ requests: 2 }]);
  });

  it("is taken before its time by who wants it now, and then not for another minute", () => {
    const tally = createRequestTally();
    tally.addRequest("/", 1);
    tally.takeWhenDue(startMs);
    tally.addRequest("/", 1);
    expect(tally.take(startMs + 1)).toMatchObject([{ requests: 1 }]);
    tally.addRequest("/", 1);
    expect(tally.takeWhenDue(startMs + minuteMs)).toEqual([]);
  });

  it("begins anew when it was taken", () => {
    const tally = createRequestTally();
    tally.addRequest("/", 900);
    tally.takeWhenDue(startMs);
    tally.addRequest("/", 3);
    expect(tally.takeWhenDue(startMs + minuteMs)).toMatchObject([{ requests: 1, longestMs: 3 }]);
    expect(tally.takeWhenDue(startMs + 2 * minuteMs)).toEqual([]);
  });

  it("keeps what the store did behind a response for the next time", () => {
    const tally = createRequestTally();
    tally.addRequest("/products", 1);
    tally.takeWhenDue(startMs);
    tally.addStoreAnswer("/products", null);
    expect(tally.takeWhenDue(startMs + minuteMs)).toMatchObject([{ requests: 0, storeErrors: 1 }]);
  });
});

describe("an answer of the store", () => {
  it.each([500, 503, 599, 429, null])("%s is an error of the store", (status) => {
    expect(isStoreError(status)).toBe(true);
  });

  it.each([200, 304, 400, 404, 409])("%s is none", (status) => {
    expect(isStoreError(status)).toBe(false);
  });
});
