import { describe, expect, it } from "vitest";
import type { RouteFigures } from "./request-tally";
import { weekInFigures } from "./week-in-figures";

const now = Date.UTC(2026, 10, 23, 3, 30);
const noEnquiries = { received: 0, suspect: 0, deliveryDelaysMs: [] };
const nothingWaits = { count: 0, oldestReceivedAt: null };

function figuresOf(route: string, figures: Partial<RouteFigures> = {}): RouteFigures {
  return { route, requests: 1, totalMs: 1, longestMs: 1, storeErrors: 0, ...figures };
}

function summarise(week: Partial<Parameters<typeof weekInFigures>[0]>) {
  return weekInFigures({ enquiries: noEnquiries, waiting: nothingWaits, routes: [], ...week }, now);
}

describe("a week without anything", () => {
  it("has zeros, and no times", () => {
    expect(summarise({})).toEqual({
      enquiries: {
        received: 0,
        delivered: 0,
        spam: 0,
        waiting: 0,
        oldestWaitingSeconds: null,
        medianDeliverySeconds: null,
        longestDeliverySeconds: null,
      },
      requests: 0,
      storeErrors: 0,
      slowestRoutes: [],
    });
  });
});

describe("the enquiries of a week", () => {
  it("are told by what became of them, and by the age of the oldest that waits", () => {
    const { enquiries } = summarise({
      enquiries: { received: 9, suspect: 2, deliveryDelaysMs: [1_000, 2_000, 60_000] },
      waiting: { count: 4, oldestReceivedAt: now - 90_000 },
    });
    expect(enquiries).toMatchObject({
      received: 9,
      delivered: 3,
      spam: 2,
      waiting: 4,
      oldestWaitingSeconds: 90,
    });
  });

  it.each([
    [[5_000], 5, 5],
    [[1_000, 2_000, 60_000], 2, 60],
    [[1_000, 2_000, 4_000, 60_000], 3, 60],
  ])(
    "delivered after %j ms have a median of %i seconds and a longest of %i",
    (delays, median, longest) => {
      const { enquiries } = summarise({
        enquiries: { ...noEnquiries, deliveryDelaysMs: delays },
      });
      expect(enquiries).toMatchObject({
        medianDeliverySeconds: median,
        longestDeliverySeconds: longest,
      });
    },
  );
});

describe("the requests of a week", () => {
  it("are added up over all routes, and so are the errors of the store", () => {
    const routes = [
      figuresOf("/products", { requests: 3, storeErrors: 2 }),
      figuresOf("/contact", { requests: 4, storeErrors: 1 }),
      figuresOf("none", { requests: 5 }),
    ];
    expect(summarise({ routes })).toMatchObject({ requests: 12, storeErrors: 3 });
  });

  it("show the five routes that are slowest on average, the slowest first", () => {
    const routes = [1, 6, 2, 5, 3, 4].map((meanMs) =>
      figuresOf(`/${meanMs}`, { requests: 10, totalMs: 10 * meanMs, longestMs: 99 }),
    );
    const { slowestRoutes } = summarise({ routes });
    expect(slowestRoutes.map(({ route }) => route)).toEqual(["/6", "/5", "/4", "/3", "/2"]);
    expect(slowestRoutes[0]).toEqual({ route: "/6", requests: 10, meanMs: 6, longestMs: 99 });
  });

  it("that had no route, or that only the store answered, are not among the slowest", () => {
    const routes = [figuresOf("none", { totalMs: 900 }), figuresOf("/cart", { requests: 0 })];
    expect(summarise({ routes }).slowestRoutes).toEqual([]);
  });
});
