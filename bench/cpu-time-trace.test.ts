import { expect, test } from "vitest";
import { takeWaitsOut } from "./cpu-time-trace.ts";

const thread = { pid: 1, tid: 1 };
const task = { ...thread, name: "ThreadControllerImpl::RunTask", ts: 1_000, dur: 400, tdur: 100 };

const eventsOf = (...traceEvents: Parameters<typeof takeWaitsOut>[0]["traceEvents"]) =>
  takeWaitsOut({ traceEvents }).traceEvents;

test("a task takes the time for which it had a core, and begins when it did", () => {
  expect(eventsOf(task)).toEqual([{ ...task, dur: 100 }]);
});

test("what happens within a task moves along, whichever was recorded first", () => {
  const layout = { ...thread, name: "Layout", ts: 1_200, dur: 40 };
  const mark = { ...thread, name: "firstPaint", ts: 1_300 };
  expect(eventsOf(mark, layout, task)).toEqual([
    { ...task, dur: 100 },
    { ...layout, ts: 1_050, dur: 10 },
    { ...mark, ts: 1_075 },
  ]);
});

test("what begins with a task belongs to it", () => {
  const parse = { ...thread, name: "ParseHTML", ts: 1_000, dur: 400 };
  expect(eventsOf(parse, { ...task, dur: 404, tdur: 101 })[1]).toEqual({ ...parse, dur: 100 });
});

test("a task within a task is no other task", () => {
  const inner = { ...task, ts: 1_100, dur: 200, tdur: 200 };
  expect(eventsOf(task, inner)[1]).toMatchObject({ ts: 1_025, dur: 50 });
});

test("what happens after a task, or in another thread, stays where it is", () => {
  const later = { ...thread, name: "load", ts: 1_400 };
  const elsewhere = { name: "Raster", pid: 1, tid: 2, ts: 1_200, dur: 40 };
  expect(eventsOf(task, elsewhere, later)).toEqual([{ ...task, dur: 100 }, elsewhere, later]);
});

test("a task that had a core all the time stays as it is, though clocks differ a little", () => {
  expect(eventsOf({ ...task, tdur: 401 })).toEqual([{ ...task, tdur: 401 }]);
});
