import type { PromiseWords } from "#office/desk/enquiry-words.ts";

const looks = {
  late: "border-danger bg-danger-pale text-danger",
  today: "border-marigold-deep bg-marigold-pale text-marigold-deep",
  open: "border-teal bg-paper text-teal",
  kept: "border-leaf bg-paper text-leaf",
} as const;

/** How the promise stands, as a stamp on the travel paper. */
export function PromiseStamp({ promise: { tone, words } }: { promise: PromiseWords }) {
  return (
    <p
      className={`w-fit rounded-md border-2 border-dashed px-2.5 py-0.5 font-semibold text-sm ${looks[tone]}`}
    >
      {words}
    </p>
  );
}
