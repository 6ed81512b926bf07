import { useEffect, useState } from "react";
import { keepPages, readIsKept, removePages, useKeptDay } from "#ui/browser/kept-pages.ts";
import { Button } from "./button.tsx";
import { Note } from "./notice.tsx";
import { formatDate } from "./text/date-words.ts";

type KeepOnPhoneProps = {
  /** The path and query of the first of the pages, which leads to the others. */
  start: string;
  /** Whether there is still something to keep; what is kept can be removed in any case. */
  isOffered?: boolean;
  /** `contents`: the button is a cell of a grid. */
  className?: string;
};

/** Keeps pages in this browser, to open them without a network, and removes them again. */
export function KeepOnPhone(props: KeepOnPhoneProps) {
  const { start, isOffered = true, className = "mt-3 max-w-2xl" } = props;
  const [isKept, setIsKept] = useState<boolean | null>(null);
  const [progress, setProgress] = useState<"busy" | "failed" | null>(null);

  useEffect(() => {
    readIsKept(start).then(setIsKept);
  }, [start]);

  async function toggle() {
    setProgress("busy");
    // Refused in some private windows.
    await (isKept ? removePages(start) : keepPages(start)).catch(console.warn);
    const isKeptNow = await readIsKept(start);
    setProgress(isKeptNow === isKept ? "failed" : null);
    setIsKept(isKeptNow);
  }

  if (isKept === null || !(isKept || isOffered)) return null;
  const isBusy = progress === "busy";
  const words = progress
    ? progressWords[progress]
    : isKept
      ? "Kept, and renewed when you open them with a network. Anyone who can unlock this phone can read them."
      : "Kept pages open without a network. Anyone who can unlock this phone can read them.";
  return (
    <div className={`${className} print:hidden`}>
      <Button look="quiet" onClick={toggle} disabled={isBusy}>
        {isKept ? "Remove from this phone" : "Keep these pages"}
      </Button>
      <p role="status" className="col-span-full mt-2 text-ink-soft text-sm">
        {/* A translated page keeps a text that changes in place. */}
        <span key={words}>{words}</span>
      </p>
    </div>
  );
}

const progressWords = {
  busy: "One moment …",
  failed: "That did not work. Please try again in a minute.",
};

/** Says that the page is shown as it was kept. */
export function KeptNote() {
  const day = useKeptDay();
  return (
    day && (
      <Note tone="neutral" className="mb-5">
        Kept on this phone on {formatDate(day)}; without a network it may be out of date.
      </Note>
    )
  );
}
