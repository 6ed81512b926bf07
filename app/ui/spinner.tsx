/** A wait that is said as well as shown. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid place-items-center gap-4 py-24">
      <span
        aria-hidden="true"
        className="size-10 rounded-full border-4 border-sand-deep border-t-teal motion-safe:animate-spin"
      />
      <p className="text-ink-soft">{label}</p>
    </div>
  );
}
