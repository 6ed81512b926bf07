import { useRootData } from "~/root-data";

/** Says on every page of a staging site what it is, so that nobody takes it for the real one. */
export function StagingBanner() {
  const root = useRootData();
  if (!root?.isStaging) return null;
  return (
    <p
      role="note"
      className="print:hidden fixed bottom-4 left-4 z-30 mr-24 max-w-md rounded-lg bg-ink px-4 py-2.5 text-sm text-white shadow-lift"
    >
      <strong className="text-marigold-bright">Staging.</strong> Nothing can be bought here
      <span className="max-sm:hidden">, and no message reaches anyone</span>.
    </p>
  );
}
