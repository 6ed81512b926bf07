/** What is read here of an event in Chromium's trace: times in microseconds, `tdur` being those with a core. */
type Event = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };
type Span = { start: number; duration: number; workingShare: number };

/**
 * The recording of a page as on a machine that always has a core to spare: each task takes the time for which
 * it had one, and what happened within it moves along. Where the site, the browser's processes and other
 * machines share the cores, a page often waits for one longer than it works. What a task waits for by
 * itself, as for an answer from another process, goes as well.
 */
export function takeWaitsOut<SomeEvent extends Event>(trace: { traceEvents: SomeEvent[] }) {
  const lastTasks = new Map<string, Span>();
  const traceEvents = trace.traceEvents.toSorted(byStart).map((event) => {
    const thread = `${event.pid} ${event.tid}`;
    const task = taskWith(event, lastTasks.get(thread));
    if (!task) return event;
    lastTasks.set(thread, task);
    return moveAlong(event, task);
  });
  return { ...trace, traceEvents };
}

/** A task before what happens as soon as it has begun. */
function byStart(a: Event, b: Event): number {
  return a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0);
}

/** The task that an event is within, or is. */
function taskWith({ name, ts, dur, tdur }: Event, last: Span | undefined): Span | undefined {
  if (last && ts < last.start + last.duration) return last;
  // So Chromium names the tasks of its threads.
  if (!name.endsWith("RunTask") || !dur || tdur === undefined) return undefined;
  return { start: ts, duration: dur, workingShare: Math.min(1, tdur / dur) };
}

function moveAlong<SomeEvent extends Event>(event: SomeEvent, task: Span): SomeEvent {
  const ts = task.start + (event.ts - task.start) * task.workingShare;
  return event.dur === undefined
    ? { ...event, ts }
    : { ...event, ts, dur: event.dur * task.workingShare };
}
