import type { ReactNode } from "react";
import { FoldMark } from "./fold.tsx";

type SmallFoldProps = { title: string; isOpenAtFirst?: boolean; children: ReactNode };

/** A fold within a card or a form, with less weight than a section. */
export function SmallFold({ title, isOpenAtFirst, children }: SmallFoldProps) {
  return (
    <details open={isOpenAtFirst}>
      <summary className="flex min-h-11 w-fit list-none items-center gap-2 rounded-md font-semibold text-teal [&::-webkit-details-marker]:hidden">
        {title}
        <FoldMark isSmall />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  );
}
