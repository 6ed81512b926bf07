import type { EnquiryFigures, WaitingEnquiries } from "~/enquiry/outbox.server";
import { noRoute, type RouteFigures } from "./request-tally";

const slowestCount = 5;

type Week = {
  enquiries: EnquiryFigures;
  waiting: WaitingEnquiries;
  routes: RouteFigures[];
};

/** What operators read of a week: counts and times, nothing of a visitor. Null stands for what there was none of. */
export function weekInFigures({ enquiries, waiting, routes }: Week, nowMs: number) {
  const { received, suspect, deliveryDelaysMs } = enquiries;
  const { oldestReceivedAt } = waiting;
  return {
    enquiries: {
      received,
      delivered: deliveryDelaysMs.length,
      spam: suspect,
      waiting: waiting.count,
      oldestWaitingSeconds: oldestReceivedAt === null ? null : seconds(nowMs - oldestReceivedAt),
      medianDeliverySeconds: secondsIfAny(median(deliveryDelaysMs)),
      longestDeliverySeconds: secondsIfAny(deliveryDelaysMs.at(-1)),
    },
    requests: sum(routes.map(({ requests }) => requests)),
    storeErrors: sum(routes.map(({ storeErrors }) => storeErrors)),
    slowestRoutes: slowestOf(routes),
  };
}

/** By their mean, since one slow answer may befall any route. */
function slowestOf(routes: RouteFigures[]) {
  return routes
    .filter(({ route, requests }) => route !== noRoute && requests > 0)
    .map(({ route, requests, totalMs, longestMs }) => {
      return { route, requests, meanMs: Math.round(totalMs / requests), longestMs };
    })
    .toSorted((one, other) => other.meanMs - one.meanMs)
    .slice(0, slowestCount);
}

/** Of values in order: the middle one, or between the two in the middle. */
function median(sorted: number[]): number | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const seconds = (ms: number) => Math.round(ms / 1_000);
const secondsIfAny = (ms: number | undefined) => (ms === undefined ? null : seconds(ms));
