/** The brand's mark; the words beside it name it. */
export function MarigoldMark({ className = "" }: { className?: string }) {
  return (
    <img src="/favicon.svg" alt="" width={64} height={64} className={`shrink-0 ${className}`} />
  );
}
