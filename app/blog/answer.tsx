import { Eyebrow } from "~/ui/section-heading";

/** What the reader came for, before everything else. */
export function Answer({ children }: { children: string }) {
  return (
    <section
      aria-label="In short"
      className="max-w-[44rem] rounded-card bg-teal-pale p-6 sm:p-8 print:bg-white print:p-0"
    >
      <Eyebrow>In short</Eyebrow>
      <p className="text-lead">{children}</p>
    </section>
  );
}
