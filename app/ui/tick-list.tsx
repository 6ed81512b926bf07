import { setTick, useTicks } from "./browser/kept-ticks.ts";

type TickBoxProps = {
  /** The name under which the list is kept on this device. */
  list: string;
  item: string;
  /** The task that is done when the box is ticked. */
  label: string;
  className?: string;
};

/** A box to tick, as large as a thumb. Without JavaScript it can be ticked, too, and is not kept. */
export function TickBox({ list, item, label, className = "" }: TickBoxProps) {
  const { ticked } = useTicks(list);
  // React leaves a box alone that was ticked before hydration.
  const keepEarlyTick = (box: HTMLInputElement | null) => {
    if (box?.checked && !ticked.has(item)) setTick(list, item, true);
  };
  return (
    <label className={`absolute grid size-11 cursor-pointer place-items-center ${className}`}>
      <input
        ref={keepEarlyTick}
        type="checkbox"
        aria-label={`Done: ${label}`}
        checked={ticked.has(item)}
        onChange={({ currentTarget }) => setTick(list, item, currentTarget.checked)}
        className="tick-box cursor-pointer"
      />
    </label>
  );
}

type TickCountProps = {
  list: string;
  items: string[];
  /** How many more of the list are done, without a box. */
  doneAlready?: number;
};

/** Such as "3 of 10 done". Screen readers announce it when it changes. */
export function TickCount({ list, items, doneAlready = 0 }: TickCountProps) {
  const { ticked, isKept } = useTicks(list);
  const done = doneAlready + items.filter((item) => ticked.has(item)).length;
  return (
    <p className="mt-3 noscript:hidden">
      <strong aria-live="polite">{`${done} of ${items.length + doneAlready} done`}</strong>
      {isKept && <span className="text-ink-soft print:hidden">. Ticks stay on this device.</span>}
    </p>
  );
}
